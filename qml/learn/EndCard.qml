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

    function takeFocus() {
        (next.visible ? next : map).forceActiveFocus()
    }
    function headline(): string {
        if (root.ofLesson)
            return qsTr("Lesson done")
        if (root.ofGame)
            return root.learn.table.board.resultTitle
        return qsTr("%1 of %2 right").arg(root.learn.desk.rightCount).arg(root.learn.desk.asked)
    }

    Keys.onEscapePressed: root.learn.leave()

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
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.lx(26) }
                Accessible.ignored: true
            }
            PlainText {
                id: words
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.ofGame ? root.learn.table.board.resultText : root.ofLesson ? root.learn.summary : root.learn.reviewing ? qsTr("What was wrong comes back tomorrow, what was right later.")
                                                                                : qsTr("You will be asked again in a few days, just before you would forget.")
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
                text: qsTr("Next: %1").arg(root.learn.nextTitle)
                note: qsTr("%1 min").arg(root.learn.nextMinutes)
                onClicked: root.learn.startNext()
            }
            Flow {
                width: parent.width
                spacing: Theme.lx(10)
                PushButton {
                    objectName: "lessonQuestions"
                    visible: root.ofLesson && root.learn.questionCount > 0
                    glyph: "help"
                    fontSize: Theme.lx(13)
                    text: root.learn.questionCount === 1 ? qsTr("One question") : qsTr("%1 questions").arg(root.learn.questionCount)
                    onClicked: root.learn.startQuestions()
                }
                PushButton {
                    objectName: "playOn"
                    visible: root.ofGame || (root.ofLesson && root.learn.lesson.canPlayOn)
                    glyph: "play"
                    fontSize: Theme.lx(13)
                    text: root.ofGame ? qsTr("Play it again") : qsTr("Play the rest of this game")
                    onClicked: root.learn.playOn()
                }
                PushButton {
                    objectName: "firstGame"
                    visible: root.ofLesson && root.learn.readyToPlay
                    glyph: "hand"
                    fontSize: Theme.lx(13)
                    text: qsTr("Play a game")
                    onClicked: root.firstGameRequested()
                }
                PushButton {
                    objectName: "lessonAgain"
                    visible: !root.ofGame && (!root.learn.reviewing || root.ofLesson)
                    glyph: "redo"
                    fontSize: Theme.lx(13)
                    text: qsTr("Lesson again")
                    onClicked: root.learn.again()
                }
                PushButton {
                    objectName: "backToGame"
                    visible: root.learn.visiting
                    glyph: "left"
                    fontSize: Theme.lx(13)
                    text: qsTr("Back to the game")
                    onClicked: root.learn.leave()
                }
                PushButton {
                    id: map
                    objectName: "allLessons"
                    glyph: "book"
                    fontSize: Theme.lx(13)
                    text: qsTr("All lessons")
                    onClicked: root.learn.openMap()
                }
            }
        }
    }
}
