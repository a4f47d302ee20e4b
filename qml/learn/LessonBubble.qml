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

    say: lesson.mood === LessonTable.Tries ? qsTr("Try whatever you like, for both sides. Nothing counts, and Ctrl+Z takes back.") : lesson.say
    note: lesson.mood === LessonTable.Tries ? "" : lesson.note
    tone: ["", "hint", "mistake", "praise"][lesson.tone]

    PushButton {
        id: next
        objectName: "coachNext"
        visible: root.lesson.canNext
        primary: true
        fontSize: Theme.lx(13)
        text: qsTr("Next")
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
        text: root.lesson.mood === LessonTable.Erred ? qsTr("Take it back") : qsTr("Start over")
        Accessible.description: root.Accessible.name
        onClicked: root.lesson.takeBack()
    }
    PushButton {
        objectName: "coachHint"
        visible: root.lesson.canHint
        fontSize: Theme.lx(13)
        glyph: "bulb"
        text: root.lesson.hintLabel
        Accessible.description: qsTr("Key H")
        onClicked: root.lesson.hint()
    }
    PushButton {
        objectName: "coachTry"
        visible: root.lesson.canTry
        fontSize: Theme.lx(13)
        text: qsTr("Try things")
        onClicked: root.lesson.tryThings()
    }
    IconButton { // no word: at large letters the bubble has no room for another line
        objectName: "coachStepBack"
        visible: root.lesson.canGoBack
        size: Theme.lx(28)
        glyph: "left"
        text: qsTr("Back")
        Accessible.description: qsTr("Backspace")
        onClicked: root.lesson.goBack()
    }
    PushButton {
        objectName: "coachPlayOn"
        visible: root.lesson.canPlayOn
        fontSize: Theme.lx(13)
        glyph: "play"
        text: qsTr("Play the rest")
        onClicked: root.playOnRequested()
    }
    PushButton {
        objectName: "coachBack"
        visible: root.lesson.mood === LessonTable.Tries
        primary: true
        fontSize: Theme.lx(13)
        glyph: "left"
        text: qsTr("Back to the lesson")
        onClicked: root.lesson.stopTrying()
    }
}
