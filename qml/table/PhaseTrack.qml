pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// "Round 5" and the steps of a round, the current one in a pill. Each opens its rule: by a click, or with the
// arrow keys and Enter once Tab has come here.
Item {
    id: root

    required property boardInfo board
    readonly property bool below: round.implicitWidth + Theme.gx(6) + natural() > width // the steps: the usual case, in several lines if they need them
    readonly property string roundText: root.board.roundText !== "" ? root.board.roundText : root.board.phaseText
    property int current: -1 // of the steps; -1: the round

    signal asked(string link)

    function natural(): real { // the width of all steps in one line
        let sum = 0
        for (let i = 0; i < words.count; ++i)
            sum += (words.itemAt(i)?.width ?? 0) + steps.spacing
        return sum
    }
    function askCurrent() {
        root.asked(root.current < 0 ? root.board.roundLink : root.board.steps[root.current].link)
    }

    implicitHeight: round.height + (below ? steps.height : 0)
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.board.roundText !== "" ? qsTrId("phase_track.mark").arg(root.board.roundText).arg(root.board.phaseText) : root.board.phaseText
    Keys.onLeftPressed: root.current = Math.max(-1, root.current - 1)
    Keys.onRightPressed: root.current = Math.min(root.board.steps.length - 1, root.current + 1)
    Keys.onReturnPressed: root.askCurrent()
    Keys.onEnterPressed: root.askCurrent()
    Keys.onSpacePressed: root.askCurrent()

    PlainText {
        id: round
        width: Math.min(implicitWidth, root.width)
        height: Theme.tx(24)
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.tx(9)
        text: root.roundText
        color: Theme.text
        font: Theme.worlds.lettered(Theme.tx(15))
        Accessible.role: Accessible.Link
        Accessible.name: text
        Accessible.focused: root.activeFocus && root.current < 0
        Accessible.onPressAction: root.asked(root.board.roundLink)

        Frame { around: -1 }
        MouseArea {
            objectName: "roundRule"
            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            onClicked: root.asked(root.board.roundLink)
        }
    }
    Flow {
        id: steps
        x: root.below ? 0 : root.width - width
        width: root.below ? root.width : root.natural()
        y: root.below ? round.height : Math.round((round.height - height) / 2)
        spacing: Theme.tx(1)
        Repeater {
            id: words
            model: root.board.steps.length
            Rectangle {
                id: step
                required property int index
                readonly property bool on: index === root.board.step
                width: word.implicitWidth + Theme.tx(on ? 12 : 5)
                height: Theme.tx(20)
                radius: height / 2
                color: on ? Theme.actSoft : "transparent"
                border { width: on || hover.hovered ? Theme.hair : 0; color: on ? Theme.act : Theme.outline }
                Accessible.role: Accessible.Link
                Accessible.name: word.text
                Accessible.selected: on
                Accessible.focused: root.activeFocus && root.current === index
                Accessible.onPressAction: root.asked(root.board.steps[index].link)
                HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
                PressArea {
                    objectName: "stepRule" + step.index
                    onClicked: root.asked(root.board.steps[step.index].link)
                }
                PlainText {
                    id: word
                    anchors.centerIn: parent
                    text: root.board.steps[step.index].name
                    color: step.on ? Theme.act : Theme.faint
                    font { family: Theme.narrow; weight: step.on ? Font.Bold : Font.Normal; pixelSize: Theme.tx(12) }
                    Accessible.ignored: true
                }
                Frame { around: step.index }
            }
        }
    }

    component Frame: Rectangle {
        required property int around
        anchors { fill: parent; margins: -1 }
        visible: root.activeFocus && root.current === around
        radius: Theme.radiusSmall
        color: "transparent"
        border { width: Theme.focusWidth; color: Theme.focus }
    }
}
