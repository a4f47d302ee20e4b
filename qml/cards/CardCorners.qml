pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// The corners that a whole card and a hand card share: cost, aspects, arena or type, power and HP.
//   turn  how the card is turned in the fan; the words turn back
//   flat  the picture is low: the aspects are next to the cost instead of below it
//   face   "ink": the numbers have its shapes, and it uses inkable, lore, loreNow, moveCost; −1: the card has none
//          "rift": energy in a hexagon, below it pips instead of the aspects; Might (power) at the right
//   enlarged   these numbers, on a small card of that kind;  keywords   that say when it may be played, on a face of that kind
//   powerNow, hpNow, hpLeft   on the table, when they differ from the printed ones; −1: nothing is shown
Item {
    id: root

    property string type
    property string arena
    property int cost: -1
    property int costNow: cost
    property bool affordable: true
    property int power: -1
    property int hp: -1
    property int powerNow: -1
    property int hpNow: -1
    property int hpLeft: -1
    property list<string> aspects
    property string face
    readonly property bool ink: face === "ink"
    readonly property bool rift: face === "rift"
    property list<string> pips
    property list<string> keywords
    property real enlarged: 1
    readonly property real priceSize: unit * 16 * (rift ? enlarged : 1)
    property bool inkable: false
    property int lore: -1
    property int loreNow: -1
    property int moveCost: -1
    property bool flat: false
    property real turn: 0
    property real unit: height / 100
    readonly property bool upgrade: type === "Upgrade" || type === "Token Upgrade"
    readonly property bool stats: upgrade || power >= 0 || (ink && hp >= 0)
    readonly property bool priced: cost >= 0 && type !== "Leader"
    readonly property bool powerChanged: powerNow >= 0 && powerNow !== power
    readonly property bool hpChanged: hpNow >= 0 && (hpNow !== hp || hpLeft !== hp)
    readonly property bool changed: powerChanged || hpChanged

    // What a card is, by its glyph; a spell also by when it may be played.
    function typeGlyph(): string {
        const speed = rift ? Array.from(keywords).find(word => word === "Reaction" || word === "Action") : undefined
        return speed !== undefined ? Faces.glyphFor(speed) : ink || rift ? type.replace("Token ", "").toLowerCase()
            : type === "Event" ? "event" : upgrade ? "upgrade" : type === "Base" ? "base"
            : arena === "Space" ? "space" : arena === "Ground" ? "ground" : "card"
    }
    function signed(n: int): string { return n < 0 ? "−" + -n : "+" + n }

    NumberBadge {
        visible: root.priced
        x: root.unit * 1.6
        y: root.unit * 1.6
        width: root.priceSize
        rotation: -root.turn
        objectName: "costBadge"
        kind: root.rift ? "energy" : !root.ink ? "cost" : root.inkable ? "inkable" : "ink"
        value: root.costNow
        printed: root.cost
        color: root.affordable ? Theme.faceText : Theme.costBad
        GlyphDot {
            visible: !root.affordable
            x: -width * .2
            y: parent.height - height * .78
            width: parent.width * .36
            name: "minus"
            color: Theme.costBad
            ring: Theme.costBad
        }
    }
    Grid {
        objectName: "aspectDots"
        x: root.unit * (root.flat && root.priced ? 19.2 : 4.9)
        y: root.unit * (root.priced && !root.flat ? 19.2 : 4)
        columns: root.flat ? 6 : 1
        spacing: root.unit * 1.2
        Repeater {
            model: root.rift ? [] : root.aspects
            GlyphDot {
                required property string modelData
                width: root.unit * 9.2
                rotation: -root.turn
                name: modelData
                color: Theme.aspectColor(modelData)
                ring: Theme.aspectColor(modelData)
                share: .21
            }
        }
    }
    PipColumn {
        x: root.unit * 1.6 + (root.flat && root.priced ? root.priceSize + root.unit : (root.priceSize - dot) / 2)
        y: root.flat || !root.priced ? root.unit * 4.4 : root.unit * 2 + root.priceSize
        pips: root.pips
        dot: root.unit * 10.4 * root.enlarged
        turn: root.turn
        across: root.flat
    }
    Rectangle {
        x: root.width - width - root.unit * 3
        y: root.unit * 3
        width: root.unit * 10
        height: width
        radius: width * .28
        color: Theme.ink
        Glyph {
            anchors { fill: parent; margins: parent.width * .2 }
            color: root.arena === "Space" ? Theme.faceSpace : root.arena === "Ground" ? Theme.faceGround : Theme.faceText
            name: root.typeGlyph()
        }
    }
    NowPill {
        visible: root.powerChanged
        x: root.rift ? root.width - width - root.unit * 3.6 : root.unit * 3.6
        y: root.height - root.unit * 17.6 - height
        unit: root.unit
        //: The power that a unit has on the table, above the printed one
        words: qsTrId("card_corners.now").arg(root.powerNow)
        better: root.powerNow > root.power
    }
    NowPill {
        visible: root.hpChanged
        x: root.width - width - root.unit * 3.6
        y: root.height - root.unit * 17.6 - height
        unit: root.unit
        //: HP that a unit or a base has left, above the printed ones
        words: qsTrId("card_corners.of_left").arg(root.hpLeft).arg(root.hpNow)
        better: root.hpLeft >= root.hp
    }
    NumberBadge {
        visible: root.upgrade || root.power >= 0
        x: root.rift ? root.width - width - root.unit * 1.2 : root.unit * 1.2
        y: root.height - height - root.unit
        width: root.unit * (root.rift ? 17 * root.enlarged : 15.5)
        rotation: -root.turn
        objectName: "cornerPower"
        kind: root.rift ? "might" : root.ink ? "strength" : "power"
        value: root.power
        text: root.upgrade ? root.signed(root.power) : root.power
        numeral: root.ink || root.rift ? .58 : .66
    }
    LoreBadge { // above the picture, under the kind of the card
        visible: root.lore >= 0
        x: root.width - width - root.unit * 1.4
        y: root.unit * 15
        width: root.unit * 14
        rotation: -root.turn
        value: root.loreNow >= 0 ? root.loreNow : root.lore
        printed: root.lore
    }
    MoveBadge {
        visible: root.moveCost >= 0
        x: root.unit * 1.8
        y: root.height - height - root.unit * 1.4
        width: root.unit * 14
        rotation: -root.turn
        value: root.moveCost
    }
    NumberBadge {
        visible: root.upgrade || root.hp >= 0
        x: root.width - width - root.unit * 1.2
        y: root.height - height - root.unit
        width: root.unit * 15.5
        rotation: -root.turn
        objectName: "cornerHp"
        kind: root.ink ? "willpower" : "hp"
        value: root.hp
        text: root.upgrade ? root.signed(root.hp) : root.hp
        numeral: root.ink ? .58 : .66
    }
}
