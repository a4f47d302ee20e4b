import QtQuick
import Playmat
import Playmat.Table

// Shows a finished match on a table that takes no answers, and the bar that controls the replay.
FocusScope {
    id: root

    required property TableSettings settings
    required property SavedMatches matches
    property real pixel: 1 // scale of the window relative to 1280 x 720
    readonly property int barHeight: Math.round(72 * Math.max(1, Math.min(1.35, settings.fontScale)) * pixel)
    readonly property bool open: replay.open
    readonly property string problem: replay.problem
    readonly property bool keys: visible && enabled && !table.covered
    signal leaveRequested()
    signal playOnRequested()

    function show(path: string, seat: int): bool {
        const whole = replay.show(path, seat) && replay.problem === ""
        if (replay.open)
            table.focusTable()
        return whole
    }
    function close() { replay.close() }
    function playOn(session: TableSession): bool { return replay.playOn(session, root.settings.level) }

    Keys.onEscapePressed: root.leaveRequested()
    onVisibleChanged: if (!visible) replay.playing = false

    Replay { id: replay }
    ReplayReview { id: review; replay: replay; matches: root.matches }
    Binding { target: replay.table.stage; property: "speed"; value: replay.playing && replay.speed > 2 ? Math.min(root.settings.speed, PlaybackQueue.Fast) : root.settings.speed }
    Binding { target: replay.table.stage; property: "fontScale"; value: root.settings.fontScale }

    Shortcut { sequence: "Space"; enabled: root.keys; onActivated: replay.playing = !replay.playing }
    Shortcut { sequence: "Right"; enabled: root.keys; onActivated: replay.forward() }
    Shortcut { sequence: "Left"; enabled: root.keys; onActivated: replay.back() }
    Shortcut { sequence: "Ctrl+Right"; enabled: root.keys; onActivated: replay.roundForward() }
    Shortcut { sequence: "Ctrl+Left"; enabled: root.keys; onActivated: replay.roundBack() }
    Shortcut { sequence: "Home"; enabled: root.keys; onActivated: replay.goTo(0) }
    Shortcut { sequence: "End"; enabled: root.keys; onActivated: replay.goTo(replay.steps) }
    Shortcut { sequence: ","; enabled: root.keys; onActivated: review.previous() }
    Shortcut { sequence: "."; enabled: root.keys; onActivated: review.next() }
    Shortcut { sequence: "E"; enabled: root.keys; onActivated: replay.nextEyes() }

    TablePage {
        id: table
        width: root.width
        height: root.height - root.barHeight
        visible: replay.table.running
        focus: true
        teaching: true // nothing is saved, and Esc leaves the table
        past: true
        coached: false
        session: replay.table
        settings: root.settings
        onLeaveRequested: root.leaveRequested()
    }
    ReplayBar {
        y: root.height - height
        width: root.width
        height: root.barHeight
        replay: replay
        review: review
        onLeaveRequested: root.leaveRequested()
        onPlayOnRequested: root.playOnRequested()
    }
}
