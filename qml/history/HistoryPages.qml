import QtQuick
import Playmat
import Playmat.Table

// Shows the list of all finished matches, or the replay of one of them.
Item {
    id: root

    required property TableSession session
    required property TableSettings settings
    property real pixel: 1 // scale of the window relative to 1280 x 720
    readonly property bool atReplay: replay.shown && replay.made !== null
    readonly property int barHeight: visible && atReplay ? replay.made.barHeight : 0
    signal leaveRequested()

    function watch(path: string, seat: int) {
        replay.shown = true
        if (!replay.made.show(path, seat))
            list.made.say(replay.made.problem)
        if (!replay.made.open)
            root.leaveReplay()
    }
    function leaveReplay() {
        replay.made.close()
        replay.shown = false
        list.made.takeFocus()
    }
    function playOn() {
        if (replay.made.playOn(root.session))
            root.leaveReplay()
    }

    LazyPage {
        id: list
        shown: root.visible && !replay.shown
        page: Qt.resolvedUrl("HistoryPage.qml")
        given: ({ session: root.session, settings: root.settings, focus: true })
    }
    Connections {
        target: list.item
        function onLeaveRequested() { root.leaveRequested() }
        function onWatchRequested(path: string, seat: int) { root.watch(path, seat) }
    }
    LazyPage {
        id: replay
        page: Qt.resolvedUrl("ReplayPage.qml")
        given: ({ settings: root.settings, matches: root.session.matches, focus: true })
    }
    Binding { target: replay.item; property: "pixel"; value: root.pixel }
    Connections {
        target: replay.item
        function onLeaveRequested() { root.leaveReplay() }
        function onPlayOnRequested() { root.playOn() }
    }
}
