pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// What is written on a RiftTile. Badges and marks turn back when the tile turns, so that numbers stay upright and crisp.
//   tile  the RiftTile;  turn, shrink  how it is turned and sized
Item {
    id: root

    required property TileBase tile
    property real turn: 0
    property real shrink: 1
    readonly property real unit: tile.unit
    readonly property real corner: tile.gear ? 11 : 7
    readonly property bool crowned: tile.champion && !tile.gear
    readonly property bool attacks: tile.signs.includes("attacker")
    readonly property bool fights: attacks || tile.signs.includes("defender")
    readonly property bool token: tile.type.startsWith("Token")

    Glyph {
        visible: root.crowned
        x: root.unit * 6
        y: root.unit * 6
        width: root.unit * 13
        height: width
        name: "crown"
        color: Theme.crown
    }
    SheetText {
        x: root.unit * (root.crowned ? 21 : root.corner)
        y: root.tile.gear ? root.height - height - root.unit * 6 : root.unit * 3
        width: root.width - x - root.unit * root.corner
        height: Math.max(root.unit * 25, 21)
        whole: true
        text: root.tile.name
        lines: 2
        leading: .86
        least: root.tile.compact ? 7 : 8
        color: root.tile.exhausted ? Theme.faceSpent : Theme.faceText
        size: root.unit * 13
        alignment: root.tile.gear ? Qt.AlignCenter : Qt.AlignVCenter
    }
    GlyphDot {
        objectName: "gearMark"
        visible: root.tile.gear
        x: root.width - width - root.unit * 6
        y: root.unit * 6
        width: root.unit * 22
        rotation: -root.turn
        name: "gear"
        share: .2
    }
    KeywordRow {
        id: keywords
        objectName: "keywordDots"
        visible: !root.tile.gear && root.tile.keywords.length > 0
        x: root.width - width - root.unit * 5
        y: root.height - height - root.unit * 5
        rotation: -root.turn
        scale: 1 / root.shrink
        keywords: root.tile.keywords
        dot: root.unit * (root.tile.compact ? 21 : 19)
        limit: 2
    }
    Plate {
        objectName: "tokenWord"
        visible: root.token
        x: root.tile.gear ? root.unit * 6 : root.width - width - root.unit * 5
        y: root.tile.gear ? root.unit * 6 : (keywords.visible ? keywords.y - height - root.unit * 3 : root.height - height - root.unit * 6)
        width: word.width + root.unit * 8
        height: root.unit * 16
        radius: root.unit * 3
        color: Theme.ink
        line: 1
        edge: Theme.inkLine
        SheetText {
            id: word
            anchors.centerIn: parent
            //: On a unit that is no card: short
            text: qsTrId("rift_tile_words.token").toUpperCase()
            color: Theme.faceMuted
            least: 7
            size: root.unit * 10.5
        }
    }
    GlyphDot {
        visible: root.tile.stolen
        x: root.width - width + root.unit * 5
        y: root.unit * 32
        width: root.unit * 22
        rotation: -root.turn
        name: "swap"
        color: Theme.faceAct
        ring: Theme.faceAct
    }
    TileState {
        z: 2 // the forecast covers the sign that Might has changed
        anchors.fill: parent
        tile: root.tile
        turn: root.turn
        shrink: root.shrink
    }
    GlyphDot { // on the upper edge, next to the mark of the tile
        objectName: "combatMark"
        z: 1
        visible: root.fights
        x: (root.width - width) / 2 + (root.tile.mark === Mark.None || root.tile.mark === Mark.Quiet ? 0 : root.unit * 27)
        y: -height * .82 // clear of the name
        width: root.unit * 26
        rotation: -root.turn
        name: root.attacks ? "attacker" : "defender"
        color: root.attacks ? Theme.faceAct : Theme.faceSpace
        ring: root.attacks ? Theme.faceAct : Theme.faceSpace
        fill: Theme.inkSolid
        ringWidth: Math.max(1, root.unit * 2)
    }
    MightBadge {
        z: 1
        x: -root.unit * 4
        y: root.height - height + root.unit * 5
        width: root.unit * root.tile.badge
        rotation: -root.turn
        scale: 1 / root.shrink
        visible: !root.tile.gear && root.tile.power >= 0
        might: root.tile.power
        printed: root.tile.printedPower
        damage: root.tile.damage
        stunned: root.tile.signs.includes("stunned")
        buffed: root.tile.signs.includes("buffed")
        empowered: root.tile.signs.includes("empowered")
        spent: root.tile.exhausted
    }
}
