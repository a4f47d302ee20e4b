import QtQuick
import Playmat
import Playmat.Paint

// A legend or a waiting champion on its place, lying wide.
//   cardId, name, note, exhausted, mark, outcome, tone, idle  as of a WideCard
//   cost, costNow, pips, power   of a champion; −1: it has none
Item {
    id: root

    property string cardId
    property string name
    property string note
    property bool exhausted: false
    property int cost: -1
    property int costNow: cost
    property bool affordable: true
    property list<string> pips
    property int power: -1
    property int mark: Mark.None
    property var outcome: []
    property int tone: 0
    property bool idle: false
    readonly property real unit: width / 100

    implicitWidth: 112
    implicitHeight: 76

    Item {
        anchors.fill: parent
        rotation: root.exhausted ? Theme.exhaustedTurn / 2 : 0
        scale: root.exhausted ? Theme.exhaustedScale : 1
        Behavior on rotation {
            enabled: Theme.animated
            NumberAnimation { duration: Theme.moveDuration; easing.type: Easing.OutCubic }
        }
        Shade { spread: root.unit * 6 }
        FacePicture {
            anchors.fill: parent
            form: "wide"
            cardId: root.cardId
            dim: root.exhausted
            antialiasing: true
        }
        HatchMark {
            anchors.fill: parent
            mark: root.mark
        }
        WideName {
            anchors { left: parent.left; bottom: parent.bottom; leftMargin: root.unit * 6; bottomMargin: root.unit * 4 }
            width: root.width - root.unit * (root.power >= 0 ? 42 : 12)
            name: root.name
            note: root.note
            unit: root.unit * 1.16
        }
        MarkFrame {
            anchors.fill: parent
            mark: root.mark
            tone: root.tone
            idle: root.idle
            radius: root.unit * 5
            unit: root.unit * .8
            glyphSize: root.unit * 17
        }
    }
    NumberBadge {
        visible: root.cost >= 0
        x: root.unit * 2
        y: root.unit * 2
        width: root.unit * 23
        objectName: "costBadge"
        kind: "energy"
        value: root.costNow
        printed: root.cost
        color: root.affordable ? Theme.faceText : Theme.costBad
    }
    PipColumn {
        x: root.unit * 27
        y: root.unit * 5
        pips: root.pips
        dot: root.unit * 15
        across: true
    }
    MightBadge {
        visible: root.power >= 0
        x: root.width - width - root.unit
        y: root.height - height + root.unit * 2
        width: root.unit * 29
        might: root.power
    }
    GlyphDot {
        objectName: "exertedMark"
        visible: root.exhausted
        anchors { centerIn: parent; verticalCenterOffset: -root.unit * 9 }
        width: root.unit * 22
        name: "exhaust"
        color: Theme.faceRules
        share: .22
    }
    OutcomePill {
        objectName: "outcomePill"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.unit * 4
        parts: root.outcome
        tone: root.tone
        idle: root.idle
        most: root.width - root.unit * 20
    }
}
