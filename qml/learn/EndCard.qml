import QtQuick
import Playmat
import Playmat.Table

// After a lesson, or after questions: how it went in a sentence, and where to go from here.
Item {
    id: root

    required property LearnSession learn
    readonly property bool ofLesson: learn.page === LearnSession.EndCard
    readonly property bool ofGame: learn.page === LearnSession.Rest
    readonly property bool hasNext: learn.nextTitle !== ""

    signal firstGameRequested()
    signal leaveRequested(then: var) // `then` is where to go, once what is on the table may end

    // Wrong answers come back tomorrow; right ones just before they would be forgotten.
    function whenAgain(): string {
        const desk = root.learn.desk
        return desk.rightCount === desk.asked ? qsTrId("end_card.you_will_be_asked_again")
             : desk.rightCount === 0 && desk.asked > 1 ? qsTrId("end_card.all_come_back_tomorrow") : qsTrId("end_card.what_was_wrong_comes_back")
    }
    function takeFocus() {
        (next.visible ? next : map).forceActiveFocus()
    }
    function headline(): string {
        if (root.ofLesson)
            return qsTrId("end_card.lesson_done")
        if (root.ofGame)
            return root.learn.table.stage.board.resultTitle
        return qsTrId("end_card.of_right").arg(root.learn.desk.rightCount).arg(root.learn.desk.asked)
    }

    Keys.onEscapePressed: root.leaveRequested(() => root.learn.leave())

    Board { anchors.fill: parent; visible: !root.ofLesson && !root.ofGame; kind: "dusk" }
    Rectangle { anchors.fill: parent; color: root.ofLesson || root.ofGame ? Theme.veil : Theme.fade(Theme.tableEdge, .55) }
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons }
    Rectangle {
        objectName: "endCard"
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.lx(480))
        height: column.height + 2 * column.y
        radius: Theme.radiusLarge
        color: Theme.panel
        border { width: Math.max(2, Theme.px(2)); color: Theme.coach }
        Accessible.role: Accessible.Dialog
        Accessible.name: Theme.spoken([root.headline(), words.text], ". ")

        Shade { spread: Theme.px(18) }
        Column {
            id: column
            x: Theme.lx(28)
            y: Theme.px(26) // gaps do not grow with the letters
            width: parent.width - 2 * x
            spacing: Theme.px(16)

            StarRow {
                visible: root.ofLesson
                anchors.horizontalCenter: parent.horizontalCenter
                stars: root.learn.earned
                size: Theme.lx(44)
            }
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.headline()
                wrapMode: Text.WordWrap
                color: Theme.text
                font: Theme.worlds.lettered(Theme.lx(26))
                Accessible.ignored: true
            }
            PlainText {
                id: words
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.ofGame ? root.learn.table.stage.board.resultText : root.ofLesson ? root.learn.summary : root.whenAgain()
                wrapMode: Text.WordWrap
                color: Theme.text
                font { family: Theme.face; pixelSize: Theme.lx(15) }
                Accessible.ignored: true
            }
            PushButton {
                id: next
                objectName: "nextLesson"
                visible: root.hasNext
                width: parent.width
                height: Theme.lx(54)
                primary: true
                glyph: "play"
                fontSize: Theme.lx(15)
                text: qsTrId("end_card.next").arg(root.learn.nextTitle)
                note: qsTrId("end_card.min").arg(root.learn.nextMinutes)
                onClicked: root.leaveRequested(() => root.learn.startNext())
            }
            Flow {
                width: parent.width
                spacing: Theme.lx(10)
                PushButton {
                    objectName: "lessonQuestions"
                    visible: root.ofLesson && root.learn.questionCount > 0
                    glyph: "help"
                    fontSize: Theme.lx(13)
                    text: qsTrId("end_card.questions", root.learn.questionCount)
                    onClicked: root.learn.startQuestions()
                }
                PushButton {
                    objectName: "playOn"
                    visible: root.ofGame || (root.ofLesson && root.learn.lesson.canPlayOn)
                    glyph: "play"
                    fontSize: Theme.lx(13)
                    text: root.ofGame ? qsTrId("end_card.play_it_again") : qsTrId("end_card.play_the_rest_of_this")
                    onClicked: root.leaveRequested(() => root.learn.playOn())
                }
                PushButton {
                    objectName: "firstGame"
                    visible: root.ofLesson && root.learn.readyToPlay
                    glyph: "hand"
                    fontSize: Theme.lx(13)
                    text: qsTrId("end_card.play_a_game")
                    onClicked: root.firstGameRequested()
                }
                PushButton {
                    objectName: "lessonAgain"
                    visible: !root.ofGame && (!root.learn.reviewing || root.ofLesson)
                    glyph: "redo"
                    fontSize: Theme.lx(13)
                    text: qsTrId("end_card.lesson_again")
                    onClicked: root.learn.again()
                }
                PushButton {
                    objectName: "backToGame"
                    visible: root.learn.visiting
                    glyph: "left"
                    fontSize: Theme.lx(13)
                    text: qsTrId("end_card.back_to_the_game")
                    onClicked: root.leaveRequested(() => root.learn.leave())
                }
                PushButton {
                    id: map
                    objectName: "allLessons"
                    glyph: "book"
                    fontSize: Theme.lx(13)
                    text: qsTrId("end_card.all_lessons")
                    onClicked: root.leaveRequested(() => root.learn.openMap())
                }
            }
        }
    }
}
