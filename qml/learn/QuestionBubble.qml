import QtQuick
import Playmat
import Playmat.Table

// A question that is answered with a click on the table.
CoachBar {
    id: root

    required property QuestionDesk desk

    function takeFocus(): bool {
        if (!next.visible)
            return false
        next.forceActiveFocus()
        return true
    }

    function judged(right: bool, verdict: string, rule: string): string {
        return Theme.spoken([right ? qsTrId("question_bubble.right") : qsTrId("question_bubble.not_quite"), verdict, rule], " ")
    }

    say: desk.text
    note: desk.answered ? judged(desk.right, desk.verdict, desk.rule) : ""
    tone: desk.right ? "praise" : "mistake"
    about: desk.text
    together: [[{ glyph: "", words: [qsTrId("question_bubble.next_question"), qsTrId("question_bubble.done")] }]]
    texts: () => [[desk.text].concat(desk.verdicts().map(verdict => judged(false, verdict, "")))]

    PushButton {
        id: next
        objectName: "questionNext"
        visible: root.desk.answered
        primary: true
        fontSize: root.buttonLetters
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
