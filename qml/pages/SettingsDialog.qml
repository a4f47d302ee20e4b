pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Settings of the program and, during a game, saving, conceding and leaving.
Dialog {
    id: root

    required property TableSession session
    required property TableSettings settings

    function placeOf(value: var, values: var): int {
        return values.indexOf(value)
    }
    property bool inGame: session.running
    property bool teaching: false // a lesson is not saved
    signal leaveRequested()
    signal saveRequested()
    signal openRequested()
    signal concedeRequested()
    signal seatsRequested()

    title: qsTr("Settings")
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
            label: qsTr("Animations")
            names: [qsTr("Off"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
            current: root.settings.speed
            onPicked: index => root.settings.speed = index
        }
        Line {
            visible: root.settings.forPrograms
            label: qsTr("The program")
            names: [qsTr("At once"), qsTr("Quick"), qsTr("Normal"), qsTr("Slow")]
            current: root.settings.programPace
            onPicked: index => root.settings.programPace = index
        }
        Switch {
            objectName: "thinkAheadSwitch"
            visible: root.settings.forPrograms
            width: parent.width
            text: qsTr("The program thinks on your turn")
            note: qsTr("Only from Intermediate up; keeps one processor core busy")
            on: root.settings.thinkAhead
            onToggled: on => root.settings.thinkAhead = on
        }
        Line {
            label: qsTr("Hands")
            names: [qsTr("Open"), qsTr("Hold to peek")]
            current: root.settings.seating
            onPicked: index => root.settings.seating = index
        }
        Line {
            label: qsTr("Look")
            names: [qsTr("Dark"), qsTr("Light"), qsTr("High contrast")]
            current: root.placeOf(root.settings.scheme, ["dark", "light", "contrast"])
            onPicked: index => root.settings.scheme = ["dark", "light", "contrast"][index]
        }
        Line {
            label: qsTr("Text size")
            names: ["75%", "100%", "125%", "150%", "200%"]
            current: root.placeOf(root.settings.fontScale, [.75, 1, 1.25, 1.5, 2])
            onPicked: index => root.settings.fontScale = [.75, 1, 1.25, 1.5, 2][index]
        }
        Switch {
            width: parent.width
            text: qsTr("Reduced motion")
            note: qsTr("Cards jump to their places; nothing flies or flashes")
            on: root.settings.reducedMotion
            onToggled: on => root.settings.reducedMotion = on
        }
        Switch {
            objectName: "tipsSwitch"
            visible: root.settings.forCourse
            width: parent.width
            text: qsTr("Tips while you play")
            note: qsTr("Short advice in your first games, each piece once")
            on: root.settings.tips
            onToggled: on => root.settings.tips = on
        }
        Line {
            objectName: "tutorLine"
            visible: root.settings.forPrograms
            label: qsTr("Ask before a move that loses")
            names: [qsTr("Never"), qsTr("5 points"), qsTr("10"), qsTr("15")]
            current: root.placeOf(root.settings.tutor, [0, 5, 10, 15])
            onPicked: index => root.settings.tutor = [0, 5, 10, 15][index]
        }
        Switch {
            objectName: "whatIfSwitch"
            visible: root.settings.forPrograms
            width: parent.width
            text: qsTr("What if")
            note: qsTr("Hold a card over its target for a moment, and the coach says how likely that is to win")
            on: root.settings.whatIf
            onToggled: on => root.settings.whatIf = on
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("Keys: Tab and arrows move, Enter picks up and confirms, Esc cancels, Shift+F10 shows what a card can do, I enlarges it, Ctrl+S saves, Ctrl+O opens. Hold F or J to look at the lower or upper hand. Enter on a pile opens it.")
                + (root.settings.forPrograms ? " " + qsTr("H gives a hint (again: where to look, then the move). Space makes the program move at once.") : "")
            color: Theme.faint
            font: Theme.small
        }
    }
    footer: [
        PushButton {
            objectName: "closeSettings"
            primary: true
            focus: true
            text: qsTr("Close")
            onClicked: root.dismissed()
        },
        PushButton {
            objectName: "saveGame"
            visible: root.inGame && !root.teaching
            text: qsTr("Save as…")
            onClicked: root.saveRequested()
        },
        PushButton {
            objectName: "openGame"
            visible: root.inGame && !root.teaching
            text: qsTr("Open…")
            Accessible.name: qsTr("Open a saved match")
            onClicked: root.openRequested()
        },
        PushButton {
            objectName: "whoPlays"
            visible: root.inGame && !root.teaching
            glyph: "people"
            text: qsTr("Who plays…")
            onClicked: root.seatsRequested()
        },
        PushButton {
            objectName: "concede"
            visible: root.inGame && !root.session.over
            accent: Theme.refused
            text: qsTr("Concede…")
            onClicked: root.concedeRequested()
        },
        PushButton {
            objectName: "leaveGame"
            visible: root.inGame
            text: root.teaching ? qsTr("Leave the lesson") : qsTr("To the start page")
            onClicked: root.leaveRequested()
        }
    ]
}
