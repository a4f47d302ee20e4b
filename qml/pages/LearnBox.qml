import QtQuick
import Playmat
import Playmat.Table

// The way to learn the game: one large button for newcomers, and later the next lesson and what is due.
Rectangle {
    id: root

    required property LearnSession learn
    property bool puzzleElsewhere: false // another box offers today's puzzle
    signal bookRequested()

    implicitHeight: column.height + 2 * column.y
    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(14)
        width: root.width - 2 * x
        spacing: Theme.px(10)

        PlainText {
            text: qsTrId("learn_box.learn")
            color: Theme.muted
            font: Theme.label
        }
        PushButton {
            objectName: "learnFirst"
            width: parent.width
            height: Math.max(implicitHeight, Theme.lx(62))
            glyph: "play"
            accent: Theme.coach
            checked: true // an edge of its own: the bright one is the button that deals
            fontSize: Theme.sx(root.learn.fresh ? 16 : 15)
            text: root.learn.fresh ? qsTrId("learn_box.new_here_win_in_one") : root.learn.nextTitle !== "" ? root.learn.nextTitle : qsTrId("learn_box.all_lessons_are_done")
            note: root.learn.fresh ? qsTrId("learn_box.one_minute")
                : root.learn.nextTitle !== "" ? qsTrId("learn_box.lesson_min").arg(root.learn.nextNumber).arg(root.learn.nextMinutes) : ""
            onClicked: root.learn.startNext()
        }
        Flow {
            width: parent.width
            spacing: Theme.px(8)
            PushButton {
                objectName: "learnMap"
                fontSize: Theme.sx(13)
                glyph: "book"
                text: qsTrId("learn_box.all_lessons")
                onClicked: root.learn.openMap()
            }
            PushButton {
                objectName: "openBook"
                fontSize: Theme.sx(13)
                glyph: "help"
                text: qsTrId("learn_box.rules")
                onClicked: root.bookRequested()
            }
            PushButton {
                objectName: "learnDue"
                fontSize: Theme.sx(13)
                visible: root.learn.due > 0
                glyph: "redo"
                text: qsTrId("learn_box.review_due").arg(root.learn.due)
                onClicked: root.learn.startReview()
            }
            PushButton {
                objectName: "learnToday"
                fontSize: Theme.sx(13)
                visible: !root.puzzleElsewhere
                glyph: root.learn.puzzles.todaySolved ? "check" : "target"
                text: root.learn.puzzles.todaySolved ? qsTrId("learn_box.puzzles") : qsTrId("learn_box.todays_puzzle")
                onClicked: root.learn.puzzles.todaySolved ? root.learn.openPuzzles() : root.learn.startTodaysPuzzle()
            }
        }
        PlainText {
            visible: text !== ""
            width: parent.width
            text: root.learn.problem
            wrapMode: Text.WordWrap
            color: Theme.changedDown
            font: Theme.small
        }
    }
}
