import QtQuick
import Playmat
import Playmat.Table

// The coach of a lesson: the words of its step, and the buttons that it has now.
CoachBar {
    id: root

    required property LessonTable lesson
    signal playOnRequested()

    // The button that goes on has the keyboard, as long as there is one.
    function takeFocus(): bool {
        const button = next.visible ? next : takeBack.visible && lesson.mood === LessonTable.Erred ? takeBack : null
        if (button)
            button.forceActiveFocus()
        return button !== null
    }

    say: lesson.mood === LessonTable.Tries ? qsTrId("lesson_bubble.try_whatever_you_like_for") : lesson.say
    note: lesson.mood === LessonTable.Tries ? "" : lesson.note
    tone: ["", "hint", "mistake", "praise"][lesson.tone]
    about: lesson.chapter + lesson.title // in the current language
    together: [[next, tryThings, back, playOn], [{ glyph: "undo", words: [qsTrId("lesson_bubble.take_it_back")] }],
               [{ glyph: "bulb", words: [qsTrId("lesson_hints.hint"), qsTrId("lesson_hints.show_me")] }, tryThings, back, { glyph: "undo", words: [qsTrId("lesson_bubble.start_over")] }]]
    texts: () => lesson.everything().concat([[qsTrId("lesson_bubble.try_whatever_you_like_for")]])

    PushButton {
        id: next
        objectName: "coachNext"
        visible: root.lesson.canNext
        primary: true
        fontSize: root.buttonLetters
        text: qsTrId("lesson_bubble.next")
        Accessible.description: root.Accessible.name
        onClicked: root.lesson.next()
    }
    PushButton {
        id: takeBack
        objectName: "coachTakeBack"
        visible: root.lesson.canTakeBack
        primary: root.lesson.mood === LessonTable.Erred
        fontSize: root.buttonLetters
        glyph: "undo"
        text: root.lesson.mood === LessonTable.Erred ? qsTrId("lesson_bubble.take_it_back") : qsTrId("lesson_bubble.start_over")
        Accessible.description: root.Accessible.name
        onClicked: root.lesson.takeBack()
    }
    PushButton {
        id: hint
        objectName: "coachHint"
        visible: root.lesson.canHint
        fontSize: root.buttonLetters
        glyph: "bulb"
        text: root.lesson.hintLabel
        Accessible.description: qsTrId("lesson_bubble.key_h")
        onClicked: root.lesson.hint()
    }
    PushButton {
        id: tryThings
        objectName: "coachTry"
        visible: root.lesson.canTry
        fontSize: root.buttonLetters
        text: qsTrId("lesson_bubble.try_things")
        onClicked: root.lesson.tryThings()
    }
    IconButton { // no label: with large letters the bar has no room for another line
        id: back
        objectName: "coachStepBack"
        visible: root.lesson.canGoBack
        size: root.letter(28)
        glyph: "left"
        text: qsTrId("lesson_bubble.back")
        Accessible.description: qsTrId("lesson_bubble.backspace")
        onClicked: root.lesson.goBack()
    }
    PushButton {
        id: playOn
        objectName: "coachPlayOn"
        visible: root.lesson.canPlayOn
        fontSize: root.buttonLetters
        glyph: "play"
        text: qsTrId("lesson_bubble.play_the_rest")
        onClicked: root.playOnRequested()
    }
    PushButton {
        objectName: "coachBack"
        visible: root.lesson.mood === LessonTable.Tries
        primary: true
        fontSize: root.buttonLetters
        glyph: "left"
        text: qsTrId("lesson_bubble.back_to_the_lesson")
        onClicked: root.lesson.stopTrying()
    }
}
