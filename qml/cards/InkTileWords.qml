pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

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
    GlyphDot {
        objectName: "exertedMark"
        visible: root.tile.exhausted && root.tile.divided === 0 && !(root.tile.compact && pill.visible)
        anchors { centerIn: parent; verticalCenterOffset: -root.unit * 4 }
        width: root.unit * 30
        rotation: -root.turn
        scale: 1 / root.shrink
        name: "exert"
        color: Theme.faceRules
        share: .2
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
        z: 1
        visible: root.tile.outcome.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - root.unit * (root.tile.badge - 3) - height
        height: Theme.px(root.tile.compact ? 15 : 18)
        rotation: -root.turn
        scale: 1 / root.shrink
        parts: root.tile.outcome
        tone: root.tile.tone
        idle: root.tile.idle
        most: root.width + root.unit * 4
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
