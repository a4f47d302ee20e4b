import QtQuick
import Playmat
import Playmat.Paint

// A leader in the base zone, wide; once deployed, its empty place.
//   cardId, name, exhausted, deployed
//   deployAt, resources   "deploys at 6 · has 4"; −1: nothing is said
//   epicUsed              the once-a-game action is spent
//   note                  instead of the computed words;  mark  Mark.…;  outcome, tone, idle  as of a Tile
Item {
    id: root

    property string cardId
    property string name
    property bool exhausted: false
    property bool deployed: false
    property int deployAt: -1
    property int resources: -1
    property bool epicUsed: false
    property string note: ""
    property int mark: Mark.None
    property var outcome: []
    property int tone: 0
    property bool idle: false
    readonly property bool mayDeploy: deployAt >= 0 && resources >= deployAt && !epicUsed && !deployed
    readonly property real unit: width / 100

    function words(): string {
        if (note !== "")
            return note
        if (deployed)
            return epicUsed ? qsTrId("wide_card.deployed_epic_action_used") : qsTrId("wide_card.deployed")
        if (epicUsed)
            return qsTrId("wide_card.epic_action_used")
        if (deployAt < 0)
            return ""
        //: A leader's condition: this many resources are needed
        return mayDeploy ? qsTrId("wide_card.can_deploy_resources", resources)
            : resources < 0 ? qsTrId("wide_card.deploys_at").arg(deployAt)
                            : qsTrId("wide_card.deploys_at_has").arg(deployAt).arg(resources)
    }

    implicitWidth: 146
    implicitHeight: Math.round(width * Theme.wideRatio)

    Item {
        visible: !root.deployed
        anchors.fill: parent
        Shade { spread: root.unit * 6 }
        FacePicture {
            anchors.fill: parent
            form: "wide"
            cardId: root.cardId
            dim: root.exhausted
        }
        HatchMark {
            anchors.fill: parent
            mark: root.mark
        }
        WideName {
            anchors { left: parent.left; bottom: parent.bottom; leftMargin: root.unit * 5; bottomMargin: root.unit * 4 }
            width: root.width - root.unit * 10
            glyph: "crown"
            name: root.name
            note: root.words()
            unit: root.unit
        }
        GlyphDot {
            visible: root.exhausted
            anchors { centerIn: parent; verticalCenterOffset: -root.unit * 9 }
            width: root.unit * 22
            name: "exhaust"
            color: Theme.faceRules
            share: .22
        }
        GlyphDot {
            visible: root.mayDeploy
            anchors { right: parent.right; top: parent.top; margins: root.unit * 5 }
            width: root.unit * 15
            name: "up"
            color: Theme.crown
            ring: Theme.crown
        }
    }
    Rectangle {
        visible: root.deployed
        anchors.fill: parent
        radius: root.unit * 5
        color: Theme.fade(Theme.inkSolid, Theme.variant === 1 ? .12 : .4)
        border { width: Math.max(1, root.unit); color: Theme.fade(Theme.token, .4) }
        Column {
            anchors.centerIn: parent
            width: parent.width - root.unit * 8
            spacing: root.unit * 2
            Glyph {
                visible: root.height > root.unit * 44
                anchors.horizontalCenter: parent.horizontalCenter
                width: root.unit * 14
                height: width
                name: "crown"
                color: Theme.fade(Theme.token, .7)
            }
            FaceText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.name
                elide: Text.ElideRight
                color: Theme.text
                size: root.unit * 9
            }
            FaceText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.words()
                elide: Text.ElideRight
                color: Theme.muted
                font.weight: Font.Normal
                size: root.unit * 7.6
            }
        }
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
