import QtQuick
import Playmat
import Playmat.Table

// The coach of an ordinary game: H lights what can be done, then where to look, then the move with its reasons.
Item {
    id: root

    required property TableSession session
    required property TableSettings settings
    property bool on: false
    property bool tutored: false // moves may be looked at before they are made
    property bool keys: false // H is the coach's
    property bool covered: false // by what opens above
    readonly property bool dragging: session.controller.state === TableController.Dragging // then the bubble must not be in the way
    readonly property bool open: coach.help !== TableCoach.Silent
    readonly property bool canHelp: coach.canHelp
    signal answered() // the tutor's question

    function hint() { coach.hint() }
    function close() { coach.close() }

    anchors.fill: parent

    TableCoach {
        id: coach
        objectName: "tableCoach"
        session: root.session
        on: root.on
    }
    Tutor {
        id: tutor
        session: root.session
        threshold: root.on && root.tutored ? root.settings.tutor : 0
    }
    WhatIf {
        id: whatIf
        session: root.session
        on: root.on && root.settings.whatIf
    }
    CoachSign {
        text: tutor.busy ? qsTrId("coach_layer.the_coach_looks_at_it") : whatIf.say
        aboutDrop: tutor.busy
        session: root.session
    }
    Shortcut { sequence: "H"; autoRepeat: false; enabled: root.on && root.keys; onActivated: coach.hint() }
    SpeechStage {
        id: stage
        anchors.fill: parent
        visible: root.open && !root.covered
        coach: coach
        bubble: coach.help === TableCoach.Move ? card : bubble

        LessonMarks {
            anchors.fill: parent
            lit: stage.marks
            arrows: stage.arrows
        }
        CoachBubble {
            id: bubble
            objectName: "hint"
            visible: coach.help !== TableCoach.Move && !root.dragging
            x: stage.place.x
            y: stage.place.y
            say: coach.say
            marked: stage.spoken

            PushButton {
                objectName: "hintMore"
                visible: coach.help !== TableCoach.Covered
                fontSize: Theme.lx(13)
                glyph: "bulb"
                text: coach.help === TableCoach.Options ? qsTrId("coach_layer.where_h") : qsTrId("coach_layer.the_move_h")
                Accessible.description: bubble.Accessible.name
                onClicked: coach.hint()
            }
            PushButton {
                objectName: "hintClose"
                fontSize: Theme.lx(13)
                text: qsTrId("coach_layer.close")
                onClicked: coach.close()
            }
        }
        AdviceCard {
            id: card
            visible: coach.help === TableCoach.Move && !root.dragging
            x: stage.place.x
            y: stage.place.y
            coach: coach
            marked: stage.spoken
        }
    }
    TutorDialog {
        tutor: tutor
        onOpenChanged: if (!open) root.answered()
    }
}
