import QtQuick
import Playmat
import Playmat.Table

// Dialogs over a table, one at a time: the match menu and what it opens, and the settings.
Item {
    id: root

    required property TableSession session
    required property TableSettings settings
    property bool teaching: false
    signal closed()
    signal leaveRequested()
    signal swapRequested(int swap)
    signal saveRequested()
    signal openRequested()

    function show(dialog: Item) {
        for (const one of [menu, deckView, settingsDialog, seatsDialog, concedeDialog])
            one.open = one === dialog
    }
    function openMenu() { root.show(menu) }
    function openSettings() { root.show(settingsDialog) }
    function openDeck() {
        root.show(deckView)
        deckView.made.deck = root.session.ownDeck()
    }
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
        id: menu
        page: Qt.resolvedUrl("MatchMenu.qml")
        given: ({ session: root.session, settings: root.settings, teaching: root.teaching, open: true })
    }
    Connections {
        target: menu.item
        function onDismissed() { root.close() }
        function onDeckRequested() { root.openDeck() }
        function onLeaveRequested() { root.leave() }
        function onSwapRequested(swap: int) { root.close(); root.swapRequested(swap) }
        function onConcedeRequested() { root.show(concedeDialog) }
        function onSeatsRequested() { root.openSeats() }
        function onSettingsRequested() { root.openSettings() }
        function onSaveRequested() { root.close(); root.saveRequested() }
        function onOpenRequested() { root.close(); root.openRequested() }
    }
    LazyDialog {
        id: deckView
        page: Qt.resolvedUrl("../decks/DeckViewDialog.qml")
        given: ({ open: true })
    }
    Connections { target: deckView.item; function onDismissed() { root.close() } }
    Connections { // the other player may be looking now
        target: root.session.seats
        enabled: deckView.open
        function onPeekingChanged() { if (!root.session.ownDeck().ok) root.close() }
    }
    LazyDialog {
        id: settingsDialog
        page: Qt.resolvedUrl("SettingsDialog.qml")
        given: ({ settings: root.settings, open: true })
    }
    Connections { target: settingsDialog.item; function onDismissed() { root.close() } }
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
