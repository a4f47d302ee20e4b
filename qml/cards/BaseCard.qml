import QtQuick
import Playmat
import Playmat.Paint

// A base, wide. The ring tells what is left; it hangs a little over the lower right corner.
//   cardId, name;  hp (printed), damage;  note  instead of "17 of 30 HP"
//   epicAvailable, epicUsed   a mark at the upper right: star, or star struck out
//   mark   Mark.…;  outcome, tone, idle  as of a Tile
Item {
    id: root

    property string cardId
    property string name
    property int hp: 30
    property int damage: 0
    property string note: ""
    property bool epicAvailable: false
    property bool epicUsed: false
    property int mark: Mark.None
    property var outcome: []
    property int tone: 0
    property bool idle: false
    property real ringShare: 38
    readonly property int hpLeft: Math.max(0, hp - damage)
    readonly property real unit: width / 100
    readonly property bool little: width < Theme.px(100) // then the name has no room beside the ring

    Behavior on damage {
        enabled: Theme.animated
        NumberAnimation { duration: Theme.countDuration }
    }

    implicitWidth: 146
    implicitHeight: Math.round(width * Theme.wideRatio)

    Shade { spread: root.unit * 6 }
    FacePicture {
        anchors.fill: parent
        form: "wide"
        cardId: root.cardId
    }
    Wounds { // cracks appear at two thirds and at one third of the HP
        objectName: "wounds"
        visible: level > 0
        anchors.fill: parent
        cardId: root.cardId
        level: root.hpLeft * 3 <= root.hp ? 2 : root.hpLeft * 3 <= root.hp * 2 ? 1 : 0
    }
    HatchMark {
        anchors.fill: parent
        mark: root.mark
    }
    WideName {
        x: root.unit * 5
        y: root.little ? root.unit * 2 : root.height - height - root.unit * 4
        width: root.width - root.unit * (root.little ? 10 : root.ringShare + 8)
        name: root.name
        lines: 2
        //: What is left of a base
        note: root.little ? "" : root.note !== "" ? root.note : qsTrId("base_card.of_hp").arg(root.hpLeft).arg(root.hp)
        unit: root.unit
    }
    GlyphDot {
        visible: root.epicAvailable || root.epicUsed
        anchors { right: parent.right; top: parent.top; margins: root.unit * 5 }
        width: root.unit * 15
        name: root.epicUsed ? "check" : "star"
        color: root.epicUsed ? Theme.faceFaint : Theme.crown
        ring: root.epicUsed ? Theme.inkLine : Theme.crown
    }
    NumberBadge {
        anchors { right: parent.right; bottom: parent.bottom; rightMargin: -root.unit; bottomMargin: -root.unit * 3 }
        objectName: "cornerHp"
        width: Math.min(root.unit * root.ringShare, root.height * .92)
        kind: "hp"
        value: root.hpLeft
        printed: value
        part: root.hpLeft / Math.max(1, root.hp)
        numeral: .52
    }
    OutcomePill {
        objectName: "outcomePill"
        x: root.unit * 24
        y: root.unit * 4
        parts: root.outcome
        tone: root.tone
        idle: root.idle
        most: root.width - root.unit * 44
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        tone: root.tone
        idle: root.idle
        radius: root.unit * 5
        unit: root.unit * .8
        glyphSize: root.unit * 17
        glyphInside: true
    }
}
