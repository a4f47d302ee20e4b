pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// What is written on an InkTile. Badges and marks turn back when the tile turns, so that numbers stay upright and crisp.
//   tile  the InkTile;  turn, shrink  how it is turned and sized
Item {
    id: root

    required property TileBase tile
    property real turn: 0
    property real shrink: 1
    readonly property real unit: tile.unit
    readonly property bool character: tile.hp >= 0
    readonly property real head: Math.max(unit * 23, Math.min(21, unit * 30))
    readonly property real hangsAt: head + unit * 3

    SheetText { // of an item, which has no numbers, over as many lines as it takes
        x: root.unit * 7
        y: root.unit * 3
        width: root.width - 2 * x
        height: root.character ? root.head : Math.max(root.head, Math.min(implicitHeight, root.height / 2))
        whole: true
        text: root.tile.name
        lines: root.character ? 2 : 3
        leading: .86
        least: root.tile.compact ? 7 : 8
        color: root.tile.exhausted ? Theme.faceSpent : Theme.faceText
        size: root.unit * 13
        alignment: Qt.AlignVCenter
    }
    Column { // at the edge: the numbers and the picture have the rest
        objectName: "keywordDots"
        visible: root.tile.keywords.length > 0
        x: -root.unit * 4
        y: root.hangsAt
        spacing: root.unit * 2
        Repeater {
            model: Math.min(root.tile.compact ? 2 : 3, root.tile.keywords.length)
            KeywordRow {
                required property int index
                rotation: -root.turn
                keywords: [root.tile.keywords[index] ?? ""]
                dot: root.unit * (root.tile.compact ? 21 : 18)
            }
        }
    }
    GlyphDot {
        objectName: "dryingDrop"
        visible: root.tile.drying
        x: root.width - width + root.unit * 4
        y: root.hangsAt
        width: root.unit * 27
        rotation: -root.turn
        name: "drying"
        color: Theme.faceSpace
        ring: Theme.faceSpace
        share: .2
    }
    TileState {
        z: 1
        anchors.fill: parent
        tile: root.tile
        turn: root.turn
        shrink: root.shrink
        glyph: "exert"
        share: .2
    }
    NumberBadge {
        z: 1
        x: -root.unit * 4
        y: root.height - height + root.unit * 5
        width: root.unit * root.tile.badge * .94
        rotation: -root.turn
        scale: 1 / root.shrink
        objectName: "powerBadge"
        kind: "strength"
        visible: root.character && root.tile.power >= 0
        value: root.tile.power
        printed: root.tile.printedPower
        numeral: .58
    }
    LoreBadge {
        z: 1
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height + root.unit * 5
        width: root.unit * (root.tile.badge - 8)
        rotation: -root.turn
        scale: 1 / root.shrink
        visible: root.tile.lore >= 0
        value: root.tile.lore
        printed: root.tile.printedLore
    }
    WillBadge {
        z: 1
        x: root.width - width + root.unit * 4
        y: root.height - height + root.unit * 5
        width: root.unit * root.tile.badge
        rotation: -root.turn
        scale: 1 / root.shrink
        visible: root.character
        remains: root.tile.hpLeft
        most: root.tile.hp
        printed: root.tile.printedHp
        spent: root.tile.exhausted
    }
}
