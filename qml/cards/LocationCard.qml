import QtQuick
import Playmat
import Playmat.Paint

// A location, lying sideways: name, what moving there costs, willpower left, lore.
//   cardId, name, mark, outcome, tone, idle, divided  as of a Tile
//   hp, printedHp, damage, lore, printedLore, moveCost   −1: it has none
Item {
    id: root

    property string cardId
    property string name
    property int hp: -1
    property int printedHp: hp
    property int damage: 0
    property int lore: -1
    property int printedLore: lore
    property int moveCost: -1
    property int divided: 0
    property int mark: Mark.None
    property var outcome: []
    property int tone: 0
    property bool idle: false
    readonly property real unit: width / 100
    readonly property bool little: width < Theme.px(84)
    readonly property real badge: Math.min(height * .5, unit * (little ? 34 : 30))

    implicitWidth: 146
    implicitHeight: Math.round(width * Theme.wideRatio)

    Shade { spread: root.unit * 6 }
    FacePicture {
        anchors.fill: parent
        form: "wide"
        cardId: root.cardId
    }
    HatchMark {
        anchors.fill: parent
        mark: root.mark
    }
    Rectangle { // the name is on the sky, which may be bright
        x: root.unit * 3
        y: root.unit * 3
        width: parent.width - 2 * x
        height: words.height + root.unit * 2
        radius: root.unit * 4
        color: Theme.ink
        opacity: words.opacity * .8
    }
    FaceText {
        id: words
        x: root.unit * 6
        y: root.unit * 4
        width: root.width - 2 * x
        height: Math.max(root.unit * 14, Math.min(20, root.height * .34))
        whole: true
        verticalAlignment: Text.AlignVCenter
        text: root.name
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: .86
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        size: root.unit * 10.5
    }
    MoveBadge {
        visible: root.moveCost >= 0
        x: root.unit * 3
        y: root.height - height - root.unit * 2
        width: root.badge * .84
        value: root.moveCost
    }
    LoreBadge {
        visible: root.lore >= 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height - height + root.unit
        width: root.badge * .9
        value: root.lore
        printed: root.printedLore
    }
    WillBadge {
        visible: root.hp >= 0
        x: root.width - width + root.unit * 2
        y: root.height - height + root.unit * 3
        width: root.badge * 1.08
        remains: Math.max(0, root.hp - root.damage)
        most: root.hp
        printed: root.printedHp
    }
    FaceText {
        visible: root.divided > 0
        anchors.centerIn: parent
        narrow: false
        text: "−" + root.divided
        color: Theme.faceRefused
        size: root.unit * 16
    }
    OutcomePill {
        objectName: "outcomePill"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.unit * 4
        height: Theme.px(root.little ? 15 : 18)
        parts: root.outcome
        tone: root.tone
        idle: root.idle
        most: root.width
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        tone: root.tone
        idle: root.idle
        radius: root.unit * 5
        unit: root.unit * .8
        glyphSize: root.unit * 16 // above it: the name is at its upper edge
    }
}
