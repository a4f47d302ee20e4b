pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// "Round 5" and the four steps of a round, the current one in a pill. Each opens its rule.
Item {
    id: root

    required property boardInfo board
    readonly property bool below: round.implicitWidth + Theme.gx(6) + steps.width > width // with large letters
    readonly property list<string> stepNames: [qsTr("Action"), qsTr("Draw"), qsTr("Resource"), qsTr("Ready")]

    signal asked(string link)

    implicitHeight: round.height + (below ? steps.height : 0)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.board.round > 0 ? qsTr("Round %1, %2").arg(root.board.round).arg(root.board.phaseText) : root.board.phaseText

    PlainText {
        id: round
        height: Theme.tx(24)
        verticalAlignment: Text.AlignVCenter
        text: root.board.round > 0 ? qsTr("Round %1").arg(root.board.round) : root.board.phaseText
        color: Theme.text
        font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.tx(15) }
        Accessible.ignored: true

        MouseArea {
            objectName: "roundRule"
            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            onClicked: root.asked(root.board.roundLink)
        }
    }
    Row {
        id: steps
        x: root.below ? 0 : root.width - width
        y: root.below ? round.height : Math.round((round.height - height) / 2)
        spacing: Theme.tx(1)
        Repeater {
            model: root.stepNames.length
            Rectangle {
                id: step
                required property int index
                readonly property bool on: index === root.board.step
                width: word.implicitWidth + Theme.tx(on ? 12 : 5)
                height: Theme.tx(20)
                radius: height / 2
                color: on ? Theme.actSoft : "transparent"
                border { width: on || hover.hovered ? Theme.hair : 0; color: on ? Theme.act : Theme.outline }
                HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
                PressArea {
                    objectName: "stepRule" + step.index
                    onClicked: root.asked(root.board.stepLinks[step.index])
                }
                PlainText {
                    id: word
                    anchors.centerIn: parent
                    text: root.stepNames[step.index]
                    color: step.on ? Theme.act : Theme.faint
                    font { family: Theme.narrow; weight: step.on ? Font.Bold : Font.Normal; pixelSize: Theme.tx(12) }
                    Accessible.ignored: true
                }
            }
        }
    }
}
