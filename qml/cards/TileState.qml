import QtQuick
import Playmat
import Playmat.Paint

// In the middle of a tile, whatever game it is of: that it is exhausted, what is being assigned to it, what would happen.
//   tile  that it is on;  turn, shrink  how that is turned and sized;  glyph, share  of what is exhausted
Item {
    id: root

    required property TileBase tile
    property real turn: 0
    property real shrink: 1
    property string glyph: "exhaust"
    property real share: .22
    readonly property real unit: tile.unit

    GlyphDot {
        objectName: "exertedMark"
        visible: root.tile.exhausted && root.tile.divided === 0 && !(root.tile.compact && pill.visible)
        anchors { centerIn: parent; verticalCenterOffset: -root.unit * 4 }
        width: root.unit * 30
        rotation: -root.turn
        scale: 1 / root.shrink
        name: root.glyph
        color: Theme.faceRules
        share: root.share
    }
    Plate {
        visible: root.tile.divided > 0 && !pill.visible
        anchors { centerIn: parent; verticalCenterOffset: -root.unit * 4 }
        width: root.unit * 46
        height: root.unit * 34
        radius: height / 2
        rotation: -root.turn
        color: Theme.inkSolid
        edge: root.tile.dividedSign < 0 ? Theme.faceRefused : Theme.faceGood
        line: Math.max(2, root.unit * 2)
        SheetText {
            anchors.centerIn: parent
            narrow: false
            text: (root.tile.dividedSign < 0 ? "−" : "+") + root.tile.divided
            color: parent.edge
            size: root.unit * 22
        }
    }
    OutcomePill { // above the numbers
        id: pill
        objectName: "outcomePill"
        visible: root.tile.outcome.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - Theme.pillRise(root.width)
        height: Theme.pillHeight(root.width)
        rotation: -root.turn
        scale: 1 / root.shrink
        parts: root.tile.outcome
        tone: root.tile.tone
        idle: root.tile.idle
        most: root.width + root.unit * 4
    }
}
