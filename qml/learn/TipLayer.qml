import QtQuick
import Playmat
import Playmat.Table

// Tips in an ordinary game: what is spoken of is ringed, and the coach's bubble lies beside it until it is closed.
Item {
    id: root

    required property LearnSession learn
    required property TableSession session
    required property TableSettings settings
    property bool covered: false // by what opens above
    property bool withLesson: true // the lesson can be visited from here
    property bool silent: false

    anchors.fill: parent

    TipCoach {
        id: coach
        learn: root.learn
        session: root.session
        on: root.settings.tips && !root.silent
    }
    SpeechStage {
        id: stage
        anchors.fill: parent
        visible: coach.say !== "" && !root.covered
        coach: coach
        bubble: bubble

        LessonMarks { anchors.fill: parent; lit: stage.marks }
        CoachBubble {
            id: bubble
            objectName: "tip"
            visible: root.session.controller.state !== TableController.Dragging // it must not cover a dragged card
            x: stage.place.x
            y: stage.place.y
            say: coach.say
            marked: stage.spoken

            PushButton {
                objectName: "tipClose"
                fontSize: Theme.lx(13)
                text: qsTrId("tip_layer.got_it")
                Accessible.description: bubble.Accessible.name
                onClicked: coach.close()
            }
            PushButton {
                objectName: "tipLesson"
                visible: root.withLesson && coach.lesson !== ""
                fontSize: Theme.lx(13)
                glyph: "book"
                text: coach.lessonTitle
                Accessible.name: qsTrId("tip_layer.lesson").arg(coach.lessonTitle)
                onClicked: root.learn.visit(coach.lesson)
            }
            PushButton {
                objectName: "tipsOff"
                fontSize: Theme.lx(13)
                text: qsTrId("tip_layer.no_more_tips")
                onClicked: root.settings.tips = false
            }
        }
    }
}
