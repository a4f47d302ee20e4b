import QtQuick
import Playmat
import Playmat.Table

// A lesson or a question over the table: the ordinary table, and above it the coach.
FocusScope {
    id: root

    required property LearnSession learn
    required property TableSettings settings
    readonly property LessonTable lesson: learn.lesson
    readonly property bool inLesson: learn.page === LearnSession.Lesson || learn.page === LearnSession.EndCard
    readonly property bool asking: learn.page === LearnSession.Questions
    readonly property PuzzleTable puzzle: learn.puzzles.table
    readonly property bool puzzling: learn.page === LearnSession.Puzzle
    readonly property bool solved: puzzling && puzzle.mood === PuzzleTable.Solved
    readonly property bool resting: learn.page === LearnSession.Rest // the rest of a game, against the program
    readonly property bool ended: learn.page === LearnSession.EndCard || learn.page === LearnSession.Result || learn.restOver
    readonly property int lineHeight: Math.round(44 * Math.max(1, settings.fontScale * .8) * pixel)
    readonly property int headHeight: lineHeight + (room.coaching ? room.coach.height : 0) // not available to the table
    property real pixel: 1 // pixels of the window for one of 1280 by 720
    signal firstGameRequested()
    signal gameLeft(then: var) // the rest of a game is to be left; `then` is where to

    function leaveFor(then: var) { if (root.resting) root.gameLeft(then); else then() }
    function leave() { root.leaveFor(() => root.learn.leave()) }

    // Who has the keyboard follows from what is to be done now.
    function settleFocus() {
        if (!root.visible)
            return
        if (root.ended)
            end.takeFocus()
        else if (root.solved)
            puzzleEnd.takeFocus()
        else if (root.asking && !root.learn.desk.onTable)
            question.takeFocus()
        else if (root.resting)
            table.focusTable()
        else if (root.puzzling ? !puzzleBubble.takeFocus() : root.asking ? !questionBubble.takeFocus() : !bubble.takeFocus())
            table.focusTable()
    }

    function helpLink(): string { return table.visible ? table.helpLink() : "" }

    Component.onCompleted: soon.restart()
    onVisibleChanged: soon.restart()
    onEndedChanged: soon.restart()
    Keys.onEscapePressed: if (!root.resting) root.learn.leave() // a game is not left by the way

    Timer { // once what is to be done now is shown
        id: soon
        interval: 0
        onTriggered: root.settleFocus()
    }
    Connections {
        target: root.lesson
        function onMoodChanged() { soon.restart() }
    }
    Connections {
        target: root.puzzle
        function onMoodChanged() { soon.restart() }
    }
    Connections {
        target: root.learn
        function onPageChanged() { soon.restart() }
    }
    Shortcut { sequence: "H"; autoRepeat: false; enabled: root.visible && root.lesson.canHint; onActivated: root.lesson.hint() }
    Shortcut { sequence: "H"; autoRepeat: false; enabled: root.visible && root.puzzling && root.puzzle.canHint; onActivated: root.puzzle.hint() }
    Shortcut { sequences: ["Return", "Enter"]; autoRepeat: false; enabled: root.visible && table.activeFocus && root.lesson.canNext; onActivated: root.lesson.next() }
    Shortcut { sequence: "Backspace"; autoRepeat: false; enabled: root.visible && root.lesson.canGoBack; onActivated: root.lesson.goBack() }
    Binding { target: root.learn.table.stage; property: "speed"; value: root.settings.speed }
    Binding { target: root.learn.table.stage; property: "fontScale"; value: root.settings.fontScale }

    LessonHead {
        id: head
        width: root.width
        height: root.lineHeight
        chapter: root.puzzling ? qsTrId("lesson_page.puzzle").arg(root.puzzle.rating) : root.asking || root.resting ? "" : root.lesson.chapter
        title: root.resting ? (root.learn.firstGame ? qsTrId("lesson_page.your_first_game_against_the") : qsTrId("lesson_page.the_rest_of_the_game")) : root.puzzling ? root.puzzle.title : root.asking || root.learn.page === LearnSession.Result ? (root.learn.reviewing ? qsTrId("lesson_page.review") : qsTrId("lesson_page.questions")) : root.lesson.title
        step: root.inLesson ? root.lesson.step : root.learn.desk.index
        steps: root.inLesson ? root.lesson.steps : root.puzzling || root.resting ? 0 : root.learn.desk.count
        outcomes: root.asking || root.learn.page === LearnSession.Result ? root.learn.desk.outcomes : []
        stars: root.inLesson ? root.lesson.stars : -1
        leaveText: root.puzzling ? qsTrId("lesson_page.all_puzzles") : root.learn.visiting ? qsTrId("lesson_page.back_to_the_game") : qsTrId("lesson_page.all_lessons")
        onLeaveRequested: root.leave()
    }
    Item {
        id: room
        readonly property bool coaching: root.inLesson || root.puzzling || (root.asking && root.learn.desk.onTable)
        readonly property CoachBar coach: root.asking ? questionBubble : root.puzzling ? puzzleBubble : bubble
        readonly property bool speaks: table.visible && !root.ended && !root.solved
        y: head.height
        width: root.width
        height: root.height - y

        LessonBubble {
            id: bubble
            visible: room.speaks && root.inLesson
            enabled: !table.covered
            width: parent.width
            most: parent.height * .2
            pixel: root.pixel
            lesson: root.lesson
            marked: stage.spoken
            onPlayOnRequested: root.learn.playOn()
        }
        QuestionBubble {
            id: questionBubble
            visible: room.speaks && root.asking
            enabled: !table.covered
            width: parent.width
            most: parent.height * .2
            pixel: root.pixel
            desk: root.learn.desk
        }
        PuzzleBubble {
            id: puzzleBubble
            visible: room.speaks && root.puzzling
            enabled: !table.covered
            width: parent.width
            most: parent.height * .2
            pixel: root.pixel
            puzzle: root.puzzle
            marked: stage.spoken
        }
        TablePage {
            id: table
            y: room.coaching ? room.coach.height : 0
            width: parent.width
            height: parent.height - y
            visible: root.learn.table.running
            enabled: visible && !root.ended && !root.solved
            focus: true
            teaching: true
            coached: root.resting
            session: root.learn.table
            settings: root.settings
            onLeaveRequested: root.leave()
        }
        LessonStage {
            id: stage
            anchors.fill: table
            visible: room.speaks && !root.resting && !table.covered
            learn: root.learn

            LessonMarks {
                anchors.fill: parent
                lit: stage.marks
                arrows: stage.arrows
                way: root.puzzling ? root.puzzle.pointer : root.lesson.pointer
                wayTime: root.puzzling ? root.puzzle.pointerTime : root.lesson.pointerTime
            }
        }
        TipLayer {
            visible: root.resting && !root.ended
            learn: root.learn
            session: root.learn.table
            settings: root.settings
            covered: table.covered
            withLesson: false // it would end the game
            silent: !root.resting
        }
        QuestionCard {
            id: question
            anchors.fill: parent
            visible: root.asking && !root.learn.desk.onTable
            desk: root.learn.desk
        }
        EndCard {
            id: end
            anchors.fill: parent
            visible: root.ended
            learn: root.learn
            onFirstGameRequested: root.firstGameRequested()
            onLeaveRequested: then => root.leaveFor(then)
        }
        PuzzleEnd {
            id: puzzleEnd
            anchors.fill: parent
            visible: root.solved
            learn: root.learn
        }
    }
}
