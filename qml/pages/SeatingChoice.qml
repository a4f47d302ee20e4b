pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Who sits where, whether hands are open, and of how many games the match is.
Item {
    id: root

    required property TableSettings settings
    property bool programmed: true // the program plays this game
    readonly property int programs: (settings.programs[0] !== "" ? 1 : 0) + (settings.programs[1] !== "" ? 1 : 0)
    // `mode` of the hands where two people play.
    readonly property var kinds: allKinds.filter(kind => root.programmed || kind.programs === 0)
    readonly property var allKinds: [
        { key: "Program", programs: 1, mode: -1, glyph: "sword", name: qsTrId("seating_choice.against_the_program"), note: qsTrId("seating_choice.it_never_sees_your_hand") },
        { key: "0", programs: 0, mode: Seating.Peek, glyph: "people", name: qsTrId("seating_choice.two_at_one_screen"), note: qsTrId("seating_choice.hands_hidden_hold_to_peek") },
        { key: "1", programs: 0, mode: Seating.Open, glyph: "eye", name: qsTrId("seating_choice.open_hands"), note: qsTrId("seating_choice.for_teaching_a_friend") },
        { key: "Watch", programs: 2, mode: -1, glyph: "play", name: qsTrId("seating_choice.watch_two_programs"), note: qsTrId("seating_choice.both_hands_are_open") }
    ]

    function sit(programs: int, mode: int) {
        if (root.programs !== programs) {
            root.settings.setProgram(0, programs === 2 ? root.settings.level : "")
            root.settings.setProgram(1, programs > 0 ? root.settings.level : "")
        }
        if (mode >= 0)
            root.settings.seating = mode
    }

    // All are as tall as the one with most words.
    function measure() {
        let most = 0
        for (let i = 0; i < kinds.children.length; ++i)
            most = Math.max(most, kinds.children[i].implicitHeight)
        kinds.height = most
    }

    height: heading.height + Theme.px(8) + kinds.height

    component Kind: Rectangle {
        id: kind
        required property var modelData
        readonly property bool on: modelData.programs === root.programs && (modelData.mode < 0 || modelData.mode === root.settings.seating)
        function choose() { root.sit(modelData.programs, modelData.mode) }
        objectName: "seating" + modelData.key
        implicitHeight: words.y + words.height + Theme.px(7)
        onImplicitHeightChanged: root.measure()
        radius: Theme.radius
        activeFocusOnTab: true
        color: on ? Theme.actSoft : hover.hovered ? Theme.raisedHover : Theme.raised
        border { width: on ? Math.max(2, Theme.px(2)) : Theme.hair; color: on ? Theme.act : Theme.outline }
        Accessible.role: Accessible.RadioButton
        Accessible.name: modelData.name + ", " + modelData.note
        Accessible.checked: on
        Accessible.onPressAction: kind.choose()
        Keys.onReturnPressed: kind.choose()
        Keys.onSpacePressed: kind.choose()
        Glyph {
            x: Theme.px(13)
            y: Theme.px(11)
            width: Theme.px(18)
            height: width
            name: kind.modelData.glyph
            color: kind.on ? Theme.act : Theme.muted
        }
        Glyph {
            visible: kind.on
            anchors { right: parent.right; top: parent.top; margins: Theme.px(11) }
            width: Theme.px(14)
            height: width
            name: "check"
            color: Theme.act
        }
        Column {
            id: words
            x: Theme.px(13)
            y: Theme.px(33)
            width: kind.width - 2 * x
            PlainText {
                width: parent.width
                text: kind.modelData.name
                wrapMode: Text.Wrap
                color: Theme.text
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
                Accessible.ignored: true
            }
            PlainText {
                width: parent.width
                text: kind.modelData.note
                wrapMode: Text.Wrap
                color: Theme.muted
                font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
                Accessible.ignored: true
            }
        }
        FocusFrame { target: kind }
        HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
        PressArea { onClicked: kind.choose() }
    }

    PlainText {
        id: heading
        text: qsTrId("seating_choice.new_game_who_sits_where")
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; letterSpacing: Theme.u * 1.1; pixelSize: Theme.sx(11.5) }
    }
    Row {
        id: kinds
        y: heading.height + Theme.px(8)
        spacing: Theme.px(12)
        Repeater {
            model: root.kinds
            Kind {
                width: Math.floor((root.width - (root.kinds.length - 1) * kinds.spacing) / root.kinds.length)
                height: kinds.height
            }
        }
    }
    ChoiceRow {
        objectName: "bestOf"
        x: root.width - width
        y: Math.round((heading.height - height) / 2)
        small: true
        names: [qsTrId("seating_choice.one_game"), qsTrId("seating_choice.best_of_three")]
        label: qsTrId("seating_choice.length_of_the_match")
        current: root.settings.bestOf === 3 ? 1 : 0
        onPicked: index => root.settings.bestOf = index === 1 ? 3 : 1
    }
}
