import QtQuick
import Playmat
import Playmat.Table

// A question that is answered with a click on the table.
CoachBubble {
    id: root

    required property QuestionDesk desk

    function takeFocus(): bool {
        if (!next.visible)
            return false
        next.forceActiveFocus()
        return true
    }

    say: desk.text
    note: desk.answered ? Theme.spoken([desk.right ? qsTrId("question_bubble.right") : qsTrId("question_bubble.not_quite"), desk.verdict, desk.rule], " ") : ""
    tone: desk.right ? "praise" : "mistake"

    PushButton {
        id: next
        objectName: "questionNext"
        visible: root.desk.answered
        primary: true
        fontSize: Theme.lx(13)
        text: root.desk.index + 1 < root.desk.count ? qsTrId("question_bubble.next_question") : qsTrId("question_bubble.done")
        onClicked: root.desk.next()
    }
    onNoteChanged: soon.restart()

    Timer {
        id: soon
        interval: 0
        onTriggered: if (root.visible) root.takeFocus()
    }
}
