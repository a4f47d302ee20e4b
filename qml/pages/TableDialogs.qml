import QtQuick
import Playmat
import Playmat.Table

// What opens over a table: its settings, who plays, and giving up. One of them at a time.
Item {
    id: root

    required property TableSession session
    required property TableSettings settings
    property bool teaching: false
    readonly property bool open: settingsDialog.open || seatsDialog.open || concedeDialog.open
    signal closed()
    signal leaveRequested()
    signal saveRequested()
    signal openRequested()

    function show(dialog: Dialog) {
        for (const one of [settingsDialog, seatsDialog, concedeDialog])
            one.open = one === dialog
    }
    function openSettings() { root.show(settingsDialog) }
    function openSeats() { root.show(seatsDialog) }
    function close() {
        root.show(null)
        root.closed()
    }
    function takeFocus() {
        for (const one of [settingsDialog, seatsDialog, concedeDialog])
            if (one.open)
                one.forceActiveFocus()
    }
    function leave() {
        root.show(null)
        root.leaveRequested()
    }

    z: 900

    SettingsDialog {
        id: settingsDialog
        session: root.session
        settings: root.settings
        teaching: root.teaching
        onDismissed: root.close()
        onLeaveRequested: root.leave()
        onConcedeRequested: root.show(concedeDialog)
        onSeatsRequested: root.show(seatsDialog)
        onSaveRequested: root.saveRequested()
        onOpenRequested: root.openRequested()
    }
    SeatsDialog {
        id: seatsDialog
        session: root.session
        onDismissed: root.close()
    }
    ConcedeDialog {
        id: concedeDialog
        session: root.session
        onDismissed: root.close()
    }
}
