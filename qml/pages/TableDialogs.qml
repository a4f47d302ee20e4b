import QtQuick
import Playmat
import Playmat.Table

// What opens over a table: its settings, who plays, and giving up. One of them at a time.
Item {
    id: root

    required property TableSession session
    required property TableSettings settings
    property bool teaching: false
    signal closed()
    signal leaveRequested()
    signal saveRequested()
    signal openRequested()

    function show(dialog: Item) {
        for (const one of [settingsDialog, seatsDialog, concedeDialog])
            one.open = one === dialog
    }
    function openSettings() { root.show(settingsDialog) }
    function openSeats() { root.show(seatsDialog) }
    function close() {
        root.show(null)
        root.closed()
    }
    function leave() {
        root.show(null)
        root.leaveRequested()
    }

    z: 900

    LazyDialog {
        id: settingsDialog
        page: Qt.resolvedUrl("SettingsDialog.qml")
        given: ({ session: root.session, settings: root.settings, teaching: root.teaching, open: true })
    }
    Connections {
        target: settingsDialog.item
        function onDismissed() { root.close() }
        function onLeaveRequested() { root.leave() }
        function onConcedeRequested() { root.show(concedeDialog) }
        function onSeatsRequested() { root.show(seatsDialog) }
        function onSaveRequested() { root.saveRequested() }
        function onOpenRequested() { root.openRequested() }
    }
    LazyDialog {
        id: seatsDialog
        page: Qt.resolvedUrl("SeatsDialog.qml")
        given: ({ session: root.session, open: true })
    }
    Connections { target: seatsDialog.item; function onDismissed() { root.close() } }
    ConcedeDialog {
        id: concedeDialog
        session: root.session
        onDismissed: root.close()
    }
}
