pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// Above the table of a lesson: which one it is, how far one is, the stars that can still be had, and the way out.
Rectangle {
    id: root

    property string chapter
    property string title
    property int step: 0
    property int steps: 0
    property var outcomes: [] // for each answered question, whether it was right
    property int stars: -1 // -1: none are at stake
    property string leaveText: qsTrId("lesson_head.all_lessons")
    signal leaveRequested()

    color: Theme.panel

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hair
        color: Theme.line
    }
    PushButton {
        id: leave
        objectName: "leaveLesson"
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        height: root.height - Theme.px(10)
        glyph: "left"
        text: root.leaveText
        onClicked: root.leaveRequested()
    }
    PlainText {
        anchors { left: leave.right; leftMargin: Theme.px(16); right: dots.left; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        text: root.chapter === "" ? root.title : root.chapter + "  ·  " + root.title
        elide: Text.ElideRight
        color: Theme.text
        font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(15) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        id: dots
        anchors { right: stars.left; rightMargin: Theme.px(24); verticalCenter: parent.verticalCenter }
        visible: root.steps > 1
        spacing: Theme.px(root.steps > 16 ? 3 : 5)
        Accessible.role: Accessible.StaticText
        Accessible.name: Theme.spoken([qsTrId("lesson_head.step_of").arg(Math.min(root.step + 1, root.steps)).arg(root.steps), root.outcomes.length > 0 ? qsTrId("lesson_head.of_right").arg(root.outcomes.filter(right => right).length).arg(root.outcomes.length) : ""], ". ")
        Repeater {
            model: root.steps
            Rectangle {
                id: dot
                required property int index
                readonly property bool judged: index < root.outcomes.length
                readonly property bool correct: judged && root.outcomes[index]
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                width: Theme.px(judged ? 18 : index === root.step ? 18 : 8)
                height: Theme.px(judged ? 18 : 8)
                radius: correct || !judged ? height / 2 : Theme.px(4)
                color: judged ? (correct ? Theme.good : Theme.harms) : index < root.step ? Theme.coach : index === root.step ? Theme.text : "transparent"
                border { width: Math.max(1, Theme.px(1.5)); color: judged || index <= root.step ? color : Theme.outline }
                Glyph { // colour is not the only signal
                    objectName: "outcome" + dot.index
                    visible: dot.judged
                    anchors.centerIn: parent
                    width: Theme.px(12)
                    height: width
                    name: dot.correct ? "check" : "cross"
                    color: Theme.coachInk
                }
            }
        }
    }
    StarRow {
        id: stars
        visible: root.stars >= 0
        anchors { right: parent.right; rightMargin: Theme.px(18); verticalCenter: parent.verticalCenter }
        stars: root.stars
        size: Theme.sx(17)
    }
}
