import QtQuick
import Playmat
import Playmat.Table

// The coach of a lesson: the words of its step, and the buttons that it has now.
CoachBubble {
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

    PushButton {
        id: next
        objectName: "coachNext"
        visible: root.lesson.canNext
        primary: true
        fontSize: Theme.lx(13)
        text: qsTrId("lesson_bubble.next")
        Accessible.description: root.Accessible.name
        onClicked: root.lesson.next()
    }
    PushButton {
        id: takeBack
        objectName: "coachTakeBack"
        visible: root.lesson.canTakeBack
        primary: root.lesson.mood === LessonTable.Erred
        fontSize: Theme.lx(13)
        glyph: "undo"
        text: root.lesson.mood === LessonTable.Erred ? qsTrId("lesson_bubble.take_it_back") : qsTrId("lesson_bubble.start_over")
        Accessible.description: root.Accessible.name
        onClicked: root.lesson.takeBack()
    }
    PushButton {
        objectName: "coachHint"
        visible: root.lesson.canHint
        fontSize: Theme.lx(13)
        glyph: "bulb"
        text: root.lesson.hintLabel
        Accessible.description: qsTrId("lesson_bubble.key_h")
        onClicked: root.lesson.hint()
    }
    PushButton {
        objectName: "coachTry"
        visible: root.lesson.canTry
        fontSize: Theme.lx(13)
        text: qsTrId("lesson_bubble.try_things")
        onClicked: root.lesson.tryThings()
    }
    IconButton { // no word: at large letters the bubble has no room for another line
        objectName: "coachStepBack"
        visible: root.lesson.canGoBack
        size: Theme.lx(28)
        glyph: "left"
        text: qsTrId("lesson_bubble.back")
        Accessible.description: qsTrId("lesson_bubble.backspace")
        onClicked: root.lesson.goBack()
    }
    PushButton {
        objectName: "coachPlayOn"
        visible: root.lesson.canPlayOn
        fontSize: Theme.lx(13)
        glyph: "play"
        text: qsTrId("lesson_bubble.play_the_rest")
        onClicked: root.playOnRequested()
    }
    PushButton {
        objectName: "coachBack"
        visible: root.lesson.mood === LessonTable.Tries
        primary: true
        fontSize: Theme.lx(13)
        glyph: "left"
        text: qsTrId("lesson_bubble.back_to_the_lesson")
        onClicked: root.lesson.stopTrying()
    }
}
