pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Settings of the program.
Dialog {
    id: root

    required property TableSettings settings

    function placeOf(value: var, values: var): int {
        return values.indexOf(value)
    }

    objectName: "settingsBox"
    title: qsTrId("settings_dialog.settings")
    boxWidth: Theme.tx(520)
    onShown: first.takeFocus() // it may be taller than the window, and begins at its top

    component Line: Row {
        id: line
        property string label
        property list<string> names
        property int current
        signal picked(int index)

        function takeFocus() { choices.forceActiveFocus() }

        width: parent ? parent.width : 0
        spacing: Theme.tx(10)
        PlainText {
            width: Theme.tx(120)
            anchors.verticalCenter: parent.verticalCenter
            text: line.label
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.body
            Accessible.ignored: true
        }
        ChoiceRow {
            id: choices
            width: line.width - Theme.tx(130)
            label: line.label
            names: line.names
            current: line.current
            onPicked: index => line.picked(index)
        }
    }

    Column {
        width: parent.width
        spacing: Theme.tx(13)

        Line {
            id: first
            label: qsTrId("settings_dialog.animations")
            names: [qsTrId("settings_dialog.off"), qsTrId("settings_dialog.fast"), qsTrId("settings_dialog.normal"), qsTrId("settings_dialog.slow")]
            current: root.settings.speed
            onPicked: index => root.settings.speed = index
        }
        Line {
            visible: root.settings.forPrograms
            label: qsTrId("settings_dialog.the_program")
            names: [qsTrId("settings_dialog.at_once"), qsTrId("settings_dialog.quick"), qsTrId("settings_dialog.normal"), qsTrId("settings_dialog.slow")]
            current: root.settings.programPace
            onPicked: index => root.settings.programPace = index
        }
        Switch {
            objectName: "thinkAheadSwitch"
            visible: root.settings.forPrograms
            width: parent.width
            text: qsTrId("settings_dialog.the_program_thinks_on_your")
            note: qsTrId("settings_dialog.only_from_intermediate_up_keeps")
            on: root.settings.thinkAhead
            onToggled: on => root.settings.thinkAhead = on
        }
        Line {
            label: qsTrId("settings_dialog.hands")
            names: [qsTrId("settings_dialog.open"), qsTrId("settings_dialog.hold_to_peek")]
            current: root.settings.seating
            onPicked: index => root.settings.seating = index
        }
        Line {
            label: qsTrId("settings_dialog.look")
            names: [qsTrId("settings_dialog.dark"), qsTrId("settings_dialog.light"), qsTrId("settings_dialog.high_contrast")]
            current: root.placeOf(root.settings.scheme, ["dark", "light", "contrast"])
            onPicked: index => root.settings.scheme = ["dark", "light", "contrast"][index]
        }
        Line {
            objectName: "languageLine"
            visible: root.settings.languages.length > 1
            label: qsTrId("settings_dialog.language")
            names: root.settings.languageNames
            current: root.placeOf(root.settings.language, root.settings.languages)
            onPicked: index => root.settings.language = root.settings.languages[index]
        }
        Line {
            label: qsTrId("settings_dialog.text_size")
            names: ["75%", "100%", "125%", "150%", "200%"]
            current: root.placeOf(root.settings.fontScale, [.75, 1, 1.25, 1.5, 2])
            onPicked: index => root.settings.fontScale = [.75, 1, 1.25, 1.5, 2][index]
        }
        Switch {
            width: parent.width
            text: qsTrId("settings_dialog.reduced_motion")
            note: qsTrId("settings_dialog.cards_jump_to_their_places")
            on: root.settings.reducedMotion
            onToggled: on => root.settings.reducedMotion = on
        }
        Row { // hidden if the machine has no loudspeaker
            visible: SoundBox.available
            width: parent.width
            spacing: Theme.tx(10)
            PlainText {
                width: Theme.tx(120)
                anchors.verticalCenter: parent.verticalCenter
                text: volume.label
                wrapMode: Text.WordWrap
                color: Theme.muted
                font: Theme.body
                Accessible.ignored: true
            }
            ShareSlider {
                id: volume
                objectName: "volumeSlider"
                width: parent.width - Theme.tx(130)
                enabled: !root.settings.muted
                opacity: enabled ? 1 : .5
                label: qsTrId("settings_dialog.volume")
                value: root.settings.volume
                onMoved: value => root.settings.volume = value
                onSettled: SoundBox.playSample()
            }
        }
        Switch {
            objectName: "muteSwitch"
            visible: SoundBox.available
            width: parent.width
            text: qsTrId("settings_dialog.mute")
            note: qsTrId("settings_dialog.at_the_table_m_does")
            on: root.settings.muted
            onToggled: on => root.settings.muted = on
        }
        Switch {
            objectName: "tipsSwitch"
            visible: root.settings.forCourse
            width: parent.width
            text: qsTrId("settings_dialog.tips_while_you_play")
            note: qsTrId("settings_dialog.short_advice_in_your_first")
            on: root.settings.tips
            onToggled: on => root.settings.tips = on
        }
        Line {
            objectName: "tutorLine"
            visible: root.settings.forPrograms
            label: qsTrId("settings_dialog.ask_before_a_move_that")
            names: [qsTrId("settings_dialog.never"), qsTrId("settings_dialog.5_points"), qsTrId("settings_dialog.10"), qsTrId("settings_dialog.15")]
            current: root.placeOf(root.settings.tutor, [0, 5, 10, 15])
            onPicked: index => root.settings.tutor = [0, 5, 10, 15][index]
        }
        Switch {
            objectName: "whatIfSwitch"
            visible: root.settings.forPrograms
            width: parent.width
            text: qsTrId("settings_dialog.what_if")
            note: qsTrId("settings_dialog.hold_a_card_over_its")
            on: root.settings.whatIf
            onToggled: on => root.settings.whatIf = on
        }
        Switch {
            objectName: "passIdleSwitch"
            width: parent.width
            text: qsTrId("settings_dialog.pass_when_i_can_do_nothing")
            note: qsTrId("settings_dialog.for_games_that_ask_often")
            on: root.settings.passIdle
            onToggled: on => root.settings.passIdle = on
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTrId("settings_dialog.keys_tab_and_arrows_move")
                + (root.settings.forPrograms ? " " + qsTrId("settings_dialog.h_gives_a_hint_again") : "")
                + (SoundBox.available ? " " + qsTrId("settings_dialog.m_turns_the_sound") : "")
            color: Theme.faint
            font: Theme.small
        }
    }
    footer: [
        PushButton {
            objectName: "closeSettings"
            primary: true
            focus: true
            text: qsTrId("settings_dialog.close")
            onClicked: root.dismissed()
        }
    ]
}
