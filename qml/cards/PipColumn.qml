pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// The pips of a card's cost: a disc for each pip, in the colour and with the glyph of its domain.
//   pips;  dot  size of a disc;  turn  how the card is turned;  across  next to each other
Grid {
    id: root

    property list<string> pips
    property real dot: 16
    property real turn: 0
    property bool across: false

    objectName: "pipDots"
    columns: across ? 8 : 1
    spacing: dot * .06
    Accessible.ignored: true

    Repeater {
        model: root.pips
        GlyphDot {
            required property string modelData
            width: root.dot
            rotation: -root.turn
            name: modelData
            color: Theme.faceText
            fill: Qt.darker(Theme.aspectColor(modelData), 1.9)
            ring: Theme.aspectColor(modelData)
            ringWidth: Math.max(1, height * .09)
            share: .2
        }
    }
}
