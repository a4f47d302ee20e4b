import QtQuick
import Playmat
import Playmat.Table

// The way to learn the game: one large button for newcomers, and later the next lesson and what is due.
Rectangle {
    id: root

    required property LearnSession learn
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
            text: qsTr("LEARN")
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
            text: root.learn.fresh ? qsTr("New here? Win in one attack") : root.learn.nextTitle !== "" ? root.learn.nextTitle : qsTr("All lessons are done")
            note: root.learn.fresh ? qsTr("One minute")
                : root.learn.nextTitle !== "" ? qsTr("Lesson %1 · %2 min").arg(root.learn.nextNumber).arg(root.learn.nextMinutes) : ""
            onClicked: root.learn.startNext()
        }
        Flow {
            width: parent.width
            spacing: Theme.px(8)
            PushButton {
                objectName: "learnMap"
                glyph: "book"
                text: qsTr("All lessons")
                onClicked: root.learn.openMap()
            }
            PushButton {
                objectName: "openBook"
                glyph: "help"
                text: qsTr("Rules")
                onClicked: root.bookRequested()
            }
            PushButton {
                objectName: "learnDue"
                visible: root.learn.due > 0
                glyph: "redo"
                text: qsTr("Review: %1 due").arg(root.learn.due)
                onClicked: root.learn.startReview()
            }
            PushButton {
                objectName: "learnToday"
                glyph: root.learn.puzzles.todaySolved ? "check" : "target"
                text: root.learn.puzzles.todaySolved ? qsTr("Puzzles") : qsTr("Today's puzzle")
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
