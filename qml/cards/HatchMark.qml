import QtQuick
import Playmat.Paint

// The hatching of a refused target. It is under names and numbers, so that refusing hides no facts.
FaceItem {
    id: root

    property int mark: Mark.None

    Accessible.ignored: true
    visible: mark === Mark.Refused
    source: visible ? "image://face/hatch" : ""
}
