pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// What is written on a Tile. Badges and marks turn back when the tile turns, so that numbers stay upright and crisp.
//   tile  the Tile;  turn, shrink  how it is turned and sized
Item {
    id: root

    required property TileBase tile
    property real turn: 0
    property real shrink: 1
    readonly property real unit: tile.unit
    readonly property bool leader: tile.type === "Leader"
    readonly property real small: unit * (tile.compact ? 23 : 25) // tokens
    readonly property bool badged: leader || tile.unique
    // The badges at the edges hang under a name of two lines where there is room for both above the numbers.
    readonly property int hanging: Math.max((tile.shields > 0 ? 1 : 0) + (tile.experience > 0 ? 1 : 0),
                                            (tile.stolen ? 1 : 0) + (tile.compact ? Math.min(tile.stolen ? 1 : 2, tile.keywords.length) : 0))
    readonly property real twoLines: Math.max(19, Math.min(21, unit * 30))
    readonly property bool roomy: unit * (tile.badge - 2) + unit * 3 + twoLines + hanging * (small + unit * 3) <= height
    readonly property real hangsAt: roomy ? Math.max(unit * 25, unit * 3 + twoLines) : unit * 25 // of what hangs there

    Glyph {
        visible: root.badged
        x: root.unit * 6
        y: root.unit * (root.leader ? 6 : 7)
        width: root.unit * (root.leader ? 12 : 10)
        height: width
        name: root.leader ? "crown" : "unique"
        color: Theme.crown
    }
    SheetText {
        readonly property real margin: root.tile.compact ? 3 : 7 // every pixel counts for a long name on a small tile
        x: root.unit * (root.leader ? 20 : root.badged ? 17 : margin)
        y: root.unit * 3
        width: root.width - x - root.unit * (root.tile.compact ? 2 : 4)
        height: Math.max(root.unit * 23, root.roomy ? root.twoLines : root.tile.compact ? Theme.px(17) : 0)
        whole: true
        text: root.tile.name
        lines: 2
        leading: .86
        least: root.tile.compact ? 7 : 8
        color: root.tile.exhausted ? Theme.faceSpent : Theme.faceText
        size: root.unit * 13
        alignment: Qt.AlignVCenter
    }
    KeywordRow {
        objectName: "keywordDots"
        visible: !root.tile.compact
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: root.unit * 6 }
        rotation: -root.turn
        scale: 1 / root.shrink
        keywords: root.tile.keywords
        dot: root.unit * 17
        limit: 2
    }
    Column { // where the numbers leave no room between them
        objectName: "keywordDots"
        visible: root.tile.compact && root.tile.keywords.length > 0
        x: -root.unit * 4
        y: root.hangsAt + root.unit * (root.tile.stolen ? 24 : 1)
        spacing: root.unit
        Repeater {
            model: Math.min(root.tile.stolen ? 1 : 2, root.tile.keywords.length)
            KeywordRow {
                required property int index
                rotation: -root.turn
                keywords: [root.tile.keywords[index] ?? ""]
                dot: root.unit * 21
            }
        }
    }
    Column {
        visible: root.tile.shields > 0 || root.tile.experience > 0
        x: root.width - width + root.unit * (root.tile.exhausted ? 0 : 5) // turned, it comes near the neighbour
        y: root.hangsAt
        spacing: root.unit * (root.tile.compact ? 1 : 3)
        NumberBadge {
            visible: root.tile.shields > 0
            objectName: "shieldBadge"
            kind: "shield"
            value: root.tile.shields
            width: root.small
            rotation: -root.turn
            numeral: .56
        }
        NumberBadge {
            visible: root.tile.experience > 0
            objectName: "experienceBadge"
            kind: "experience"
            value: root.tile.experience
            text: "+" + value
            width: root.small
            rotation: -root.turn
            numeral: .52
        }
    }
    GlyphDot {
        visible: root.tile.stolen
        x: -root.unit * 5
        y: root.hangsAt
        width: root.unit * 22
        rotation: -root.turn
        name: "swap"
        color: Theme.faceAct
        ring: Theme.faceAct
    }
    TileState {
        z: 1
        anchors.fill: parent
        tile: root.tile
        turn: root.turn
        shrink: root.shrink
    }
    NumberBadge {
        z: 1
        x: -root.unit * 4
        y: root.height - height + root.unit * 5
        width: root.unit * root.tile.badge
        rotation: -root.turn
        scale: 1 / root.shrink
        objectName: "powerBadge"
        kind: "power"
        visible: root.tile.power >= 0
        value: root.tile.power
        printed: root.tile.printedPower
    }
    NumberBadge {
        z: 1
        x: root.width - width + root.unit * 4
        y: root.height - height + root.unit * 5
        width: root.unit * root.tile.badge
        rotation: -root.turn
        scale: 1 / root.shrink
        objectName: "hpBadge"
        kind: "hp"
        visible: root.tile.hp >= 0
        value: root.tile.hp
        printed: root.tile.printedHp
        text: root.tile.hpLeft
        part: root.tile.hpLeft / Math.max(1, root.tile.hp)
        shade: root.tile.exhausted ? Theme.hpSpent : Theme.hp
        color: root.tile.damage > 0 ? Theme.hpHurt : Theme.faceText
    }
}
