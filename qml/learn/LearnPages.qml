import QtQuick
import Playmat
import Playmat.Table

// What is open while one learns: the map of the lessons, the puzzles, or a lesson's own table.
Item {
    id: root

    required property LearnSession learn
    required property TableSettings settings
    property bool reading: false // the rules book lies over it
    property real pixel: 1
    readonly property bool atLesson: learn.page !== LearnSession.Closed && learn.page !== LearnSession.Map && learn.page !== LearnSession.Puzzles
    readonly property int headHeight: atLesson && lessons.made ? lessons.made.headHeight : 0
    signal bookRequested()
    signal firstGameRequested()
    signal gameLeft(then: var)

    // Where the rules book explains what is in question.
    function helpLink(): string { return lessons.visible && lessons.made ? lessons.made.helpLink() : "" }

    LazyPage {
        id: course
        shown: root.learn.page === LearnSession.Map && !root.reading
        page: Qt.resolvedUrl("LearnPage.qml")
        given: ({ learn: root.learn, focus: true })
    }
    Connections { target: course.item; function onBookRequested() { root.bookRequested() } function onFirstGameRequested() { root.firstGameRequested() } }
    LazyPage {
        shown: root.learn.page === LearnSession.Puzzles && !root.reading
        page: Qt.resolvedUrl("PuzzlesPage.qml")
        given: ({ learn: root.learn, focus: true })
    }
    LazyPage { // it has a table of its own
        id: lessons
        shown: root.atLesson && !root.reading
        page: Qt.resolvedUrl("LessonPage.qml")
        given: ({ learn: root.learn, settings: root.settings, focus: true })
    }
    Binding { target: lessons.item; property: "pixel"; value: root.pixel }
    Connections { target: lessons.item; function onFirstGameRequested() { root.firstGameRequested() } function onGameLeft(then: var) { root.gameLeft(then) } }
}
