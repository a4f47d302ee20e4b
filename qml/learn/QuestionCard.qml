pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A question that needs no table: answers to choose from, or a number; then why.
FocusScope {
    id: root

    required property QuestionDesk desk

    // A card that scrolls begins with its question, and shows its verdict once there is one.
    function scrollToNow() {
        scroll.contentY = root.desk.answered ? Math.max(0, scroll.contentHeight - scroll.height) : 0
    }
    function takeFocus() {
        root.scrollToNow()
        if (root.desk.answered)
            next.forceActiveFocus()
        else if (root.desk.kind === "number")
            number.startTyping(-1)
        else
            start.forceActiveFocus() // no answer looks chosen until the user moves to one
    }

    Item {
        id: start
        objectName: "questionStart"
        Keys.onDownPressed: if (lines.count > 0) lines.itemAt(0).forceActiveFocus()
    }
    Board { anchors.fill: parent; kind: "dusk" }
    Rectangle { anchors.fill: parent; color: Theme.fade(Theme.tableEdge, .55) }
    Rectangle {
        objectName: "questionCard"
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.lx(620))
        height: Math.min(parent.height - Theme.px(24), column.height + Theme.lx(52))
        radius: Theme.radiusLarge
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }

        Shade { spread: Theme.px(18) }
        Flickable {
            id: scroll
            anchors { fill: parent; margins: Theme.lx(16) }
            contentHeight: column.height + Theme.lx(18)
            interactive: contentHeight > height
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds
            onContentHeightChanged: root.scrollToNow()

            Column {
                id: column
                x: Theme.lx(9)
                y: Theme.lx(9)
                width: parent.width - 2 * x
                spacing: Theme.lx(12)

                PlainText {
                    width: parent.width
                    text: root.desk.again ? qsTrId("question_card.once_more").arg(root.desk.lessonTitle) : root.desk.lessonTitle
                    elide: Text.ElideRight
                    color: Theme.muted
                    font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.lx(12) }
                }
                PlainText {
                    objectName: "questionText"
                    width: parent.width
                    bottomPadding: Theme.lx(4)
                    text: root.desk.text
                    wrapMode: Text.WordWrap
                    color: Theme.text
                    font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.lx(19) }
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
                Repeater {
                    id: lines
                    model: root.desk.answers
                    AnswerButton {
                        width: column.width
                        answered: root.desk.answered
                        onPicked: root.desk.choose(index)
                    }
                }
                Row {
                    visible: root.desk.kind === "number"
                    spacing: Theme.lx(10)
                    TextBox {
                        id: number
                        objectName: "questionNumber"
                        width: Theme.lx(110)
                        enabled: !root.desk.answered
                        label: qsTrId("question_card.your_number")
                        onAccepted: give()

                        function give() {
                            const value = parseInt(text)
                            if (!isNaN(value))
                                root.desk.giveNumber(value)
                        }
                    }
                    PushButton {
                        objectName: "giveNumber"
                        visible: !root.desk.answered
                        primary: true
                        text: qsTrId("question_card.answer")
                        onClicked: number.give()
                    }
                }
                Verdict {
                    width: parent.width
                    desk: root.desk
                }
                PushButton {
                    id: next
                    objectName: "questionNext"
                    visible: root.desk.answered
                    primary: true
                    fontSize: Theme.lx(14)
                    text: root.desk.index + 1 < root.desk.count ? qsTrId("question_card.next_question") : qsTrId("question_card.done")
                    onClicked: root.desk.next()
                }
            }
        }
        ScrollMark { view: scroll }
    }
    Timer { // once what is shown now is there
        id: soon
        interval: 0
        onTriggered: if (root.visible && root.desk.running) root.takeFocus()
    }
    Connections {
        target: root.desk
        function onChanged() { soon.restart() }
    }
}
