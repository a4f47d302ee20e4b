import QtQuick
import Playmat
import Playmat.Paint

// A number in its shape: power is a pointed hexagon, HP a ring, a cost an octagon, a shield a shield.
//   kind     "power", "hp", "cost", "shield", "experience"; of games with ink "ink", "inkable", "strength", "willpower", "lore"
//   value    the number;  text  what is written (the number unless set)
//   printed  when it differs from the value a small arrow says so, by shape and colour
//   part     of the HP that is left, 0..1
//   shade    colour of the shape;  color  of the number;  numeral  its height as a share of the badge
Badge {
    id: root

    property int value: 0
    property string text: value
    property int printed: value
    property color color: Theme.faceText
    property real numeral: .63
    property bool fewerIsBetter: kind === "cost" || kind === "ink" || kind === "inkable"
    readonly property bool differs: value !== printed
    readonly property bool little: width < 22 // then the arrow is as large as can be, and clear of the digits
    readonly property bool better: (value > printed) !== fewerIsBetter

    shade: kind === "hp" ? Theme.hp : kind === "cost" ? Theme.cost : kind === "shield" ? Theme.shield
        : kind === "experience" ? Theme.experience : kind === "ink" ? Theme.inkCost : kind === "inkable" ? Theme.inkable
        : kind === "strength" ? Theme.strength : kind === "willpower" ? Theme.willpower : kind === "lore" ? Theme.lore : Theme.power
    Accessible.ignored: true
    implicitWidth: 32
    implicitHeight: width

    FaceText {
        objectName: "numeral"
        anchors.centerIn: parent
        narrow: false
        text: root.text
        color: root.color
        size: root.width * (root.text.length > 2 ? root.numeral * .72 : root.text.length > 1 ? root.numeral * .92
                                                                                           : root.numeral)
    }
    Rectangle { // above the number, never on it
        objectName: "changedMark"
        visible: root.differs
        x: root.kind === "hp" ? -width * .30 : root.width - width * .70
        y: -height * (root.little ? .8 : .46)
        width: root.width * (root.little ? .5 : .38)
        height: width
        radius: width * .23
        color: Theme.inkSolid
        border { width: root.little ? 0 : Math.max(1, width * .08); color: root.better ? Theme.faceGood : Theme.faceDown }
        Glyph {
            anchors { fill: parent; margins: parent.width * (root.little ? .08 : .2) }
            name: root.value > root.printed ? "up" : "down"
            color: root.better ? Theme.faceGood : Theme.faceDown
        }
    }
}
