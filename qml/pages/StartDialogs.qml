import QtQuick
import Playmat
import Playmat.Table

// Dialogs over the start page: another deck, the cards of a deck, saved matches.
Item {
    id: root

    required property TableSettings settings
    required property DeckLibrary decks
    required property SavedMatches matches
    property int seat: 0 // the seat that the deck is for
    signal openRequested(int seat)
    signal continueRequested(string path)

    function chooseDeck(seat: int) {
        root.seat = seat
        deckDialog.open = true
    }
    function viewDeckOf(seat: int) { root.view(root.decks.contentsOfSeat(seat), "") }
    function view(deck: deckContents, path: string) {
        deckView.open = true
        deckView.made.path = path
        deckView.made.deck = deck
    }
    function showMatches(section: int) {
        matchesDialog.open = true
        matchesDialog.made.section = section
    }
    function rename(path: string, name: string) { root.decks.renameOwn(path, name) }
    function close() {
        deckView.open = false
        deckDialog.open = false
        matchesDialog.open = false
    }

    z: 900
    LazyDialog {
        id: deckDialog
        page: Qt.resolvedUrl("DeckDialog.qml")
        given: ({ decks: root.decks, open: true })
    }
    Binding { target: deckDialog.item; property: "seat"; value: root.seat }
    Binding { target: deckDialog.item; property: "player"; value: deckDialog.open ? root.decks.ownerName(root.seat) : "" }
    Connections {
        target: deckDialog.item
        function onDismissed() { deckDialog.open = false }
        function onFileRequested() { root.openRequested(root.seat) }
        function onViewRequested(deck: deckContents, path: string) { root.view(deck, path) }
    }
    LazyDialog {
        id: deckView
        page: Qt.resolvedUrl("../decks/DeckViewDialog.qml")
        given: ({ open: true })
    }
    Connections {
        target: deckView.item
        function onDismissed() { deckView.open = false }
        function onRenamed(path: string, name: string) { root.rename(path, name) }
    }
    LazyDialog {
        id: matchesDialog
        page: Qt.resolvedUrl("MatchesDialog.qml")
        given: ({ matches: root.matches, open: true })
    }
    Connections {
        target: matchesDialog.item
        function onDismissed() { matchesDialog.open = false }
        function onContinueRequested(path: string) { root.continueRequested(path) }
    }
}
