import QtQuick
import Playmat
import Playmat.Paint

// A number in its shape: power is a pointed hexagon, HP a ring, a cost an octagon, a shield a shield.
//   kind     "power", "hp", "cost", "shield", "experience"; of games with ink "ink", "inkable", "strength", "willpower", "lore"; of games with domains
//            "energy", "might" and "damage"
//   value    the number;  text  what is written (the number unless set)
//   printed  when it differs from the value a small arrow says so, by shape and colour
//   part     of the HP that is left, 0..1
//   shade    colour of the shape;  color  of the number;  numeral  its height as a share of the badge
Badge {
    id: root

    property int value: 0
    property int printed: value
    property real numeral: .63
    readonly property bool fewerIsBetter: kind === "cost" || kind === "ink" || kind === "inkable" || kind === "energy"
    readonly property bool better: (value > printed) !== fewerIsBetter

    shade: kind === "hp" ? Theme.hp : kind === "cost" ? Theme.cost : kind === "shield" ? Theme.shield
        : kind === "experience" ? Theme.experience : kind === "ink" ? Theme.inkCost : kind === "inkable" ? Theme.inkable
        : kind === "strength" ? Theme.strength : kind === "willpower" ? Theme.willpower : kind === "lore" ? Theme.prize : kind === "energy" ? Theme.energy
        : kind.startsWith("might") ? Theme.might : kind === "damage" ? Theme.damage : Theme.power
    text: value
    color: Theme.faceText
    textSize: width * (text.length > 2 ? numeral * .72 : text.length > 1 ? numeral * .92 : numeral)
    change: Math.sign(value - printed)
    changeColor: better ? Theme.faceGood : Theme.faceDown
    ground: Theme.inkSolid
    Accessible.ignored: true
    implicitWidth: 32
    implicitHeight: width
}
