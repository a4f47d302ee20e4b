import QtQuick
import Playmat

// Words or numbers on a painted face. Not for screen readers: whatever shows the card names it as a whole.
//   whole: a name that does not fit is left out rather than cut; pointing at the card shows it
//   titled: in the letters of its game's titles, for leaders
//   narrow: the condensed cut, for names; else the display cut, for numbers
PlainText {
    id: root

    property bool narrow: true
    property bool whole: false
    property bool titled: false
    property real size: 12 // pixels; never under 8

    Accessible.ignored: true
    opacity: whole && truncated ? 0 : 1
    color: Theme.faceText
    font {
        family: root.titled ? Theme.worlds.face : root.narrow ? Theme.narrow : Theme.display
        weight: root.narrow ? Font.Bold : Font.ExtraBold
        pixelSize: Math.max(8, Math.round(root.size * (root.titled ? Theme.worlds.share : 1)))
    }
}
