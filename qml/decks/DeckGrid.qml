pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The tiles of the decks. Arrows choose a deck, Enter opens it, Ctrl+Enter plays it (with Shift,
// for the other seat), and Del moves it to the trash. Ctrl+click and Space mark several.
FocusScope {
    id: root

    required property DeckGallery gallery
    property deckTile chosen
    property var marked: [] // tiles of the decks that are marked
    readonly property int columns: Math.max(2, Math.floor(width / Theme.sx(236)))
    signal opened()
    signal played(int seat)
    signal removed()

    function choose(path: string) {
        if (path === "")
            return
        view.currentIndex = root.gallery.rowOf(path)
        root.look()
    }
    function isMarked(path: string, marks: var): bool { return Array.from(marks).some(tile => tile.path === path) }
    function toggleMark(row: int) {
        const tile = root.gallery.tile(row)
        if (tile.path === "" || tile.trashed)
            return
        view.currentIndex = row
        root.marked = root.isMarked(tile.path, root.marked) ? Array.from(root.marked).filter(one => one.path !== tile.path) : Array.from(root.marked).concat([tile])
    }
    // After a change, the tile at the current index may be that of another deck.
    function look() {
        if (view.currentIndex < 0 || view.currentIndex >= view.count)
            view.currentIndex = view.count > 0 ? Math.max(0, Math.min(view.currentIndex, view.count - 1)) : -1
        root.chosen = root.gallery.tile(view.currentIndex)
    }

    Connections { target: root.gallery; function onChanged() { root.marked = Array.from(root.marked).filter(tile => root.gallery.rowOf(tile.path) >= 0); root.look() } }
    Component.onCompleted: look()

    PlainText { // says what to do first, above the built-in decks
        id: first
        objectName: "firstDeck"
        visible: root.gallery.ownCount === 0 && root.gallery.search === "" && root.gallery.place === "all" && view.count > 0
        x: Theme.px(4)
        width: parent.width - Theme.px(24)
        wrapMode: Text.Wrap
        text: qsTrId("decks_page.drop_files_here")
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(13) }
    }
    ItemGrid {
        id: view
        anchors { fill: parent; topMargin: first.visible ? first.height + Theme.px(12) : 0 }
        focus: true
        activeFocusOnTab: true
        cellWidth: Math.floor(width / root.columns)
        cellHeight: Math.round(Theme.px(124) + Theme.sx(46))
        model: root.gallery.tiles
        reuseItems: true
        keyNavigationEnabled: true
        currentIndex: 0
        highlightMoveDuration: 0
        onCurrentIndexChanged: root.look()
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("decks_page.decks")
        Keys.onPressed: event => {
            event.accepted = true
            const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
            if (enter && event.modifiers & Qt.ControlModifier) root.played(event.modifiers & Qt.ShiftModifier ? 1 : 0)
            else if (enter) root.opened()
            else if (event.key === Qt.Key_Delete) root.removed()
            else if (event.key === Qt.Key_Space) root.toggleMark(view.currentIndex)
            else if (event.key === Qt.Key_Escape && root.marked.length > 0) root.marked = []
            else event.accepted = false
        }

        delegate: Item {
            id: cell
            required property int index
            width: view.cellWidth
            height: view.cellHeight
            readonly property deckTile tile: {
                root.gallery.ownCount // makes the binding depend on changes of the library
                return root.gallery.tile(index)
            }
            DeckTileBox {
                objectName: "deckTile" + cell.index
                width: cell.width - Theme.px(12)
                height: cell.height - Theme.px(12)
                tile: cell.tile
                chosen: cell.GridView.isCurrentItem
                marked: root.isMarked(cell.tile.path, root.marked)
                onPressed: { root.marked = []; view.currentIndex = cell.index; view.forceActiveFocus() }
                onMarkToggled: { root.toggleMark(cell.index); view.forceActiveFocus() }
                onOpened: { view.currentIndex = cell.index; root.opened() }
            }
        }
    }
    ScrollMark { view: view; x: root.width - width }
    FocusFrame { target: view; visible: view.activeFocus && view.count === 0 }
    Column { // says why nothing is here
        visible: view.count === 0
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: parent.height * .4 }
        width: Math.min(parent.width, Theme.sx(460))
        spacing: Theme.px(8)
        Glyph {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.sx(26)
            height: width
            name: root.gallery.place === "trash" ? "discard" : "folder"
            color: Theme.muted
        }
        PlainText {
            objectName: "noDecks"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.gallery.search !== "" ? qsTrId("decks_page.no_deck_is_called_so")
                : root.gallery.place === "trash" ? qsTrId("decks_page.the_trash_is_empty")
                : root.gallery.ownCount === 0 ? qsTrId("decks_page.drop_files_here") : qsTrId("decks_page.there_is_no_deck_here")
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(13) }
        }
    }
}
