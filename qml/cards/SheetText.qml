import QtQuick
import Playmat
import Playmat.Paint

// What FaceText is, where a sheet shows the face; elsewhere letters that are turned would be blurred.
//   whole: a name that does not fit is left out rather than cut; pointing at the card shows it
Lettering {
    property bool whole: false

    Accessible.ignored: true
    opacity: whole && truncated ? 0 : 1
    color: Theme.faceText
}
