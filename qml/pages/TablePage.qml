import QtQuick
import Playmat
import Playmat.Table

// The table: backdrop, strips, cards, what is held, one input area over all of it, the panel, and what opens above.
FocusScope {
    id: root

    required property TableSession session
    required property TableSettings settings
    property LearnSession learn: null // offers lessons about mistakes; none while one is under way
    property bool coached: !teaching // a coach stands beside it
    property bool teaching: false // a lesson is played on it, which Esc leaves when there is nothing else to cancel
    property bool past: false // it is only looked at
    readonly property bool covered: large.open || moment.open || OpenDialogs.top !== null // by what opens above
    signal leaveRequested()
    signal swapRequested(int swap)
    signal saveRequested()
    signal openRequested()

    Binding { target: root.session.stage; property: "stillMarks"; value: root.settings.reducedMotion }
    Binding { target: root.session.programs; property: "pace"; value: root.settings.programPace }
    Binding { target: root.session.programs; property: "ahead"; value: root.settings.thinkAhead }
    Binding { target: root.session.programs; property: "paused"; value: !root.visible || root.covered }
    Binding { target: root.session.programs; property: "adaptiveElo"; value: root.settings.sparringElo }
    Binding { target: root.session.controller.autoPass; property: "on"; value: root.settings.passIdle && !root.teaching && !root.past }
    Binding { target: root.session.controller.autoPass; property: "waits"; value: !root.visible || root.covered || root.session.stage.playing }
    Connections { target: root.session.programs; function onJudged(result: string) { root.settings.noteGame(result) } }

    // Whatever lies above the others has the keyboard.
    function focusTable() {
        if (OpenDialogs.top)
            OpenDialogs.top.forceActiveFocus()
        else if (large.open)
            large.forceActiveFocus()
        else if (moment.open)
            moment.forceActiveFocus()
        else if (menu.open)
            menu.forceActiveFocus()
        else if (tray.open)
            tray.forceActiveFocus()
        else if (choice.open)
            choice.forceActiveFocus()
        else
            input.forceActiveFocus()
    }
    // Where the rules book explains what is in question.
    function helpLink(): string { return moment.open && moment.link !== "" ? moment.link : root.session.helpLink() }
    function closeDialogs() {
        dialogs.close()
    }
    function scrollText(dy: real) {
        beside.scrollBy(dy)
        cards.scrollRaised(dy)
    }

    Keys.onPressed: event => peekKeys.take(event, true)
    Keys.onReleased: event => peekKeys.take(event, false)
    Keys.onEscapePressed: event => {
        const idle = root.session.controller.state === TableController.Idle && !root.session.controller.desk.refusal.visible
        if (coach.open && idle)
            coach.close()
        else if (root.teaching && idle)
            event.accepted = false
        else
            root.session.controller.cancel()
    }
    Component.onCompleted: SoundBox.wake() // not before the first frame
    onVisibleChanged: if (visible) focusTable() // what was open above still is
    onActiveFocusChanged: left.restart()

    Connections {
        target: root.session.controller.desk
        function onRefusalChanged() { refusal.lesson = "" }
        function onRefused() { refusal.lesson = root.learn ? root.learn.offer(refusal.note.code) : "" }
    }
    Timer { id: left; interval: 0; onTriggered: if (!root.activeFocus) peekKeys.letGo() } // the keys go up elsewhere
    PeekKeys { id: peekKeys; objectName: "peekKeys"; session: root.session }
    Binding { target: root.session.stage; property: "window"; value: Qt.size(root.width, root.height) }
    Binding { target: root.session.stage; property: "handLifted"; value: choice.lifts }
    TableShortcuts { session: root.session; settings: root.settings; on: root.visible && !root.covered; keys: input.activeFocus; past: root.past }
    TableSounds { session: root.session; box: SoundBox; on: root.visible }

    Item {
        id: board
        width: root.session.stage.geometry.table.width
        height: root.height
        clip: true
        transform: Translate { x: impacts.shake.x; y: impacts.shake.y }

        TableBackdrop { anchors.fill: parent; geometry: root.session.stage.geometry }
        SeatStrip { anchors.fill: parent; theirs: true; session: root.session }
        SeatStrip { anchors.fill: parent; session: root.session }
        TurnLight { anchors.fill: parent; session: root.session }
        RegionSigns { anchors.fill: parent; geometry: root.session.stage.geometry }
        PlaceGrounds { anchors.fill: parent; session: root.session }
        LitPlaces { anchors.fill: parent; controller: root.session.controller; geometry: root.session.stage.geometry }
        TableThings { anchors.fill: parent; session: root.session }
        TableCards {
            id: cards
            anchors.fill: parent
            session: root.session
        }
        KeyboardFrame { session: root.session }
        Impacts { id: impacts; anchors.fill: parent; session: root.session; cards: cards; keys: input.activeFocus }
        HeldHints { anchors.fill: parent; session: root.session }
        ProgramSigns { anchors.fill: parent; session: root.session }
        PhaseBand { width: parent.width; y: Math.round(root.session.stage.geometry.midY - height / 2); session: root.session }
        HeroEntrance { width: parent.width; y: Math.round(root.session.stage.geometry.midY - height / 2); session: root.session }
        TableInput {
            id: input
            anchors.fill: parent
            session: root.session
            onInspectRequested: large.inspect()
            onScrolled: dy => root.scrollText(dy)
        }
        MoreTiles { session: root.session }
        RefusalBubble {
            id: refusal
            onLessonRequested: root.learn.takeOffer()
            onExpired: root.session.controller.desk.dismissRefusal()
            note: root.session.controller.desk.refusal
            area: Qt.size(board.width, board.height)
            onRuleRequested: root.session.follow(root.session.helpLink())
        }
        DivideSteppers { anchors.fill: parent; session: root.session }
        PeekButton { session: root.session }
        PeekButton { session: root.session; theirs: true }
        SeatButton { off: root.past; session: root.session; onRequested: dialogs.openSeats() }
        SeatButton { off: root.past; session: root.session; theirs: true; onRequested: dialogs.openSeats() }
        ContextMenu {
            id: menu
            session: root.session
            onOpenChanged: if (!open) root.focusTable()
        }
        ChoiceStrip {
            id: choice
            anchors.fill: parent
            session: root.session
            onOpenChanged: if (!open) root.focusTable()
        }
        PileTray {
            id: tray
            anchors.fill: parent
            session: root.session
            onOpenChanged: root.focusTable()
        }
    }
    SidePanel {
        id: panel
        x: root.session.stage.geometry.panel.x
        width: root.session.stage.geometry.panel.width
        height: root.height
        session: root.session
        canHint: coach.canHelp
        muted: root.settings.muted
        onSoundRequested: root.settings.muted = false
        onHintRequested: coach.hint()
        onMenuRequested: dialogs.openMenu()
        onSettingsRequested: dialogs.openSettings()
        onMomentRequested: (title, cards, link) => moment.show(title, cards, link)
    }
    CardBeside {
        id: beside
        width: board.width
        height: root.height
        session: root.session
        off: root.covered || menu.open
    }
    CoachLayer { id: coach; session: root.session; settings: root.settings; tutored: !root.teaching; onAnswered: root.focusTable(); on: root.coached && root.visible; keys: input.activeFocus; covered: root.covered }
    TipLayer { learn: root.learn; session: root.session; settings: root.settings; covered: root.covered; silent: !root.learn }
    LogMoment {
        id: moment
        onLinkFollowed: root.session.follow(link)
        onOpenChanged: if (!open) root.focusTable()
    }
    PreviewLarge {
        id: large
        session: root.session
        onOpenChanged: if (!open) root.focusTable()
    }
    UndoDialog {
        session: root.session
        onOpenChanged: if (!open) root.focusTable()
    }
    TableDialogs {
        id: dialogs
        anchors.fill: parent
        session: root.session
        settings: root.settings
        teaching: root.teaching
        onClosed: root.focusTable()
        onLeaveRequested: root.leaveRequested(); onSwapRequested: swap => root.swapRequested(swap)
        onSaveRequested: root.saveRequested()
        onOpenRequested: root.openRequested()
    }
}
