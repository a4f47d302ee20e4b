import QtQuick
import Playmat

// Words or numbers on a painted face. Not for screen readers: whoever shows the card names it as a whole.
//   narrow: the condensed cut, for names; else the display cut, for numbers
PlainText {
    id: root

    property bool narrow: true
    property real size: 12 // pixels; never under 8

    Accessible.ignored: true
    color: Theme.faceText
    font {
        family: root.narrow ? Theme.narrow : Theme.display
        weight: root.narrow ? Font.Bold : Font.ExtraBold
        pixelSize: Math.max(8, Math.round(root.size))
    }
}
