pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The map of the course: a row a chapter, a tile a lesson; beside it what to do next.
FocusScope {
    id: root

    required property LearnSession learn
    readonly property int margin: Theme.px(40)
    readonly property int side: Math.min(Theme.sx(300), Math.round(root.width * .32))

    signal bookRequested()
    signal firstGameRequested()

    function takeFocus() {
        (next.visible ? next : review.visible ? review : back).forceActiveFocus()
    }

    Component.onCompleted: soon.restart()
    onVisibleChanged: soon.restart()
    Keys.onEscapePressed: root.learn.leave()

    Timer {
        id: soon
        interval: 0
        onTriggered: if (root.visible) root.takeFocus()
    }
    Board { anchors.fill: parent; kind: "dusk" }
    Rectangle { anchors.fill: parent; color: Theme.fade(Theme.tableEdge, .6) }

    PushButton {
        id: back
        objectName: "leaveLearn"
        x: root.margin
        y: Theme.px(26)
        glyph: "left"
        text: root.learn.visiting ? qsTrId("learn_page.back_to_the_game") : qsTrId("learn_page.start_page")
        onClicked: root.learn.leave()
    }
    PlainText {
        anchors { left: back.right; leftMargin: Theme.px(20); verticalCenter: back.verticalCenter }
        text: qsTrId("learn_page.learn")
        color: Theme.text
        font: Theme.worlds.lettered(Theme.sx(28))
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Flickable {
        id: view
        x: root.margin - Theme.px(6)
        y: back.y + back.height + Theme.px(18)
        width: beside.x - x - Theme.px(20)
        height: root.height - y - Theme.px(16)
        contentHeight: chapters.height + Theme.px(12)
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Chapters {
            id: chapters
            x: Theme.px(6)
            y: Theme.px(6)
            width: view.width - Theme.px(20)
            chapters: root.learn.chapters
            onChosen: lesson => root.learn.startLesson(lesson)
            onReached: (top, bottom) => view.contentY = Math.max(0, Math.min(Math.max(view.contentY, bottom + Theme.px(14) - view.height), top - Theme.px(30)))
        }
    }
    ScrollMark {
        view: view
        x: view.x + view.width - width
    }
    Flickable {
        id: beside
        x: root.width - root.margin - width
        y: view.y
        width: root.side
        height: view.height
        contentHeight: side.height + Theme.px(12)
        clip: interactive
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: side
            y: Theme.px(6)
            width: parent.width
            spacing: Theme.px(14)

            PlainText {
                width: parent.width
                text: qsTrId("learn_page.of_lessons_done", root.learn.lessonCount).arg(root.learn.doneCount)
                wrapMode: Text.WordWrap
                color: Theme.muted
                font: Theme.body
            }
            PushButton {
                id: next
                objectName: "learnNext"
                visible: root.learn.nextTitle !== ""
                width: parent.width
                height: Theme.lx(64)
                primary: true
                glyph: "play"
                fontSize: Theme.sx(15)
                text: root.learn.nextTitle
                note: qsTrId("learn_page.lesson_min").arg(root.learn.nextNumber).arg(root.learn.nextMinutes)
                onClicked: root.learn.startNext()
            }
            PushButton {
                objectName: "firstGame"
                visible: root.learn.readyToPlay
                width: parent.width
                height: Theme.lx(54)
                glyph: "hand"
                fontSize: Theme.sx(14)
                text: qsTrId("learn_page.play_a_game")
                note: qsTrId("learn_page.against_the_program_with_tips")
                onClicked: root.firstGameRequested()
            }
            PushButton {
                id: review
                objectName: "learnReview"
                visible: root.learn.due > 0
                width: parent.width
                height: Theme.lx(54)
                glyph: "redo"
                fontSize: Theme.sx(14)
                text: qsTrId("learn_page.review_due").arg(root.learn.due)
                note: qsTrId("learn_page.two_minutes_so_that_it")
                onClicked: root.learn.startReview()
            }
            PushButton {
                objectName: "learnPuzzles"
                width: parent.width
                height: Theme.lx(54)
                glyph: "target"
                fontSize: Theme.sx(14)
                text: qsTrId("learn_page.puzzles")
                note: root.learn.puzzles.todaySolved ? qsTrId("learn_page.todays_is_solved") : qsTrId("learn_page.todays_waits_for_you")
                onClicked: root.learn.openPuzzles()
            }
            PushButton {
                objectName: "learnBook"
                width: parent.width
                height: Theme.lx(54)
                glyph: "book"
                fontSize: Theme.sx(14)
                text: qsTrId("learn_page.rules_and_glossary")
                note: qsTrId("learn_page.everything_to_look_up_f1")
                onClicked: root.bookRequested()
            }
            PlainText {
                objectName: "learnProblem"
                visible: text !== ""
                width: parent.width
                text: root.learn.problem
                wrapMode: Text.WordWrap
                color: Theme.changedDown
                font: Theme.body
            }
        }
    }
    ScrollMark {
        view: beside
        x: beside.x + beside.width + Theme.px(6)
    }
}
