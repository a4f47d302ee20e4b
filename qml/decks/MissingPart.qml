import QtQuick
import Playmat
import Playmat.Table

// What the collection lacks for the deck on a desk or for some decks, and the dialog that shows it.
FocusScope {
    id: root

    required property DeckLibrary decks
    property DeckDesk desk: null
    readonly property alias cards: missing
    signal closed()

    function show() {
        page.shown = true
        page.made.ask()
    }
    // The decks of these tiles.
    function compare(tiles: var) {
        const all = Array.from(tiles)
        missing.compare(all.filter(tile => !tile.builtIn).map(tile => tile.path), all.filter(tile => tile.builtIn).map(tile => tile.path))
        root.show()
    }

    anchors.fill: parent
    Component.onCompleted: root.decks.collection.look()

    Connections { target: root.Window.window; function onActiveChanged() { root.decks.collection.look() } }
    MissingCards { id: missing; library: root.decks; desk: root.desk }
    LazyPage {
        id: page
        page: Qt.resolvedUrl("MissingDialog.qml")
        given: ({ decks: root.decks, missing: missing })
    }
    Connections {
        target: page.item
        function onDismissed() { page.shown = false; root.closed() }
    }
}
