pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// Might in a shield. Damage fills the shield from below, and its number is in a disc next to it: Might itself does not shrink.
//   might, printed, damage;  stunned  hollow;  spent  on a grey tile
//   buffed  a coin on it;  empowered  a ring of points around it
Item {
    id: root

    property int might: 0
    property int printed: might
    property int damage: 0
    property bool stunned: false
    property bool buffed: false
    property bool empowered: false
    property bool spent: false
    readonly property real unit: width / 100

    height: width
    Accessible.ignored: true

    Repeater {
        visible: false // itself; what it makes is seen
        model: root.empowered ? 12 : 0
        Plate {
            required property int index
            readonly property real angle: index * Math.PI / 6
            width: Math.max(4, root.unit * 14)
            height: width
            radius: width / 2
            x: root.width / 2 + Math.sin(angle) * root.unit * 58 - width / 2
            y: root.height / 2 - Math.cos(angle) * root.unit * 58 - height / 2
            color: Theme.faceAct
            line: 1
            edge: Theme.inkSolid
        }
    }
    NumberBadge {
        objectName: "mightBadge"
        anchors.fill: parent
        kind: root.stunned ? "might stunned" : "might"
        value: root.might
        printed: root.printed
        part: root.damage <= 0 ? 1 : 1 - root.damage / Math.max(1, root.might)
        color: root.spent ? Theme.faceSpent : Theme.faceText
        numeral: .56
    }
    GlyphDot {
        objectName: "stunnedMark"
        visible: root.stunned
        x: root.unit * 10
        y: -root.unit * 68
        width: root.unit * 52
        name: "stunned"
        color: Theme.crown
        ring: Theme.crown
        share: .14
    }
    GlyphDot {
        objectName: "buffCoin"
        visible: root.buffed
        x: -width * .34
        y: -height * .3
        width: root.unit * 46
        name: "buffed"
        color: Theme.inkSolid
        fill: Theme.crown
        ring: Theme.inkSolid
        share: .2
    }
    NumberBadge {
        objectName: "damageBadge"
        visible: root.damage > 0
        x: root.unit * 86
        y: root.unit * 52
        width: root.unit * (text.length > 1 ? 54 : 48)
        kind: "damage"
        value: root.damage
        numeral: .66
    }
}
