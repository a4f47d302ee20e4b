pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The library of decks: places at the left, a tile for each deck, actions for the chosen one below.
FocusScope {
    id: root

    required property DeckLibrary decks
    required property TableSettings settings
    readonly property int margin: Theme.px(20)
    readonly property bool editing: editor.shown
    readonly property deckTile chosen: grid.chosen
    signal playRequested(int seat)
    signal importRequested()

    function show(path: string) { if (editor.shown) editor.made.leave(); searchBox.text = gallery.search = ""; gallery.place = "all"; grid.choose(path) }
    function bringFile(path: string) { gallery.bringFile(path) }
    function play(seat: int) {
        const tile = root.chosen
        if (!tile.ok || tile.trashed)
            return
        if (tile.builtIn)
            root.decks.useBuiltIn(seat, tile.path)
        else if (!root.decks.useOwn(seat, tile.path))
            return
        root.playRequested(seat)
    }
    function edit(path: string, builtIn: bool) {
        editor.shown = true
        editor.made.edit(path, builtIn)
    }
    function editChosen() { if (root.chosen.path !== "" && !root.chosen.trashed) root.edit(root.chosen.path, root.chosen.builtIn) }
    function duplicate() {
        const copy = root.chosen.path === "" ? "" : gallery.duplicate(root.chosen.path, root.chosen.builtIn)
        grid.choose(copy)
    }
    function create() {
        const made = gallery.create()
        if (made !== "")
            root.edit(made, false)
    }
    function own(): bool { return root.chosen.path !== "" && !root.chosen.builtIn && !root.chosen.trashed }
    function pasted() { gallery.bringText(root.decks.pasted(false, 0)) }

    onVisibleChanged: if (visible) { gallery.look(); soon.restart() }
    Component.onCompleted: soon.restart()
    Timer { id: soon; interval: 0; onTriggered: if (root.visible && !root.editing) grid.forceActiveFocus() }
    Connections { target: root.Window.window; function onActiveChanged() { if (root.visible) gallery.look() } } // network drives report no changes
    DeckGallery { id: gallery; library: root.decks }
    StartBackdrop { anchors.fill: parent; kind: root.decks.game.pageScene || "dusk" }

    FocusScope {
        id: page
        anchors.fill: parent
        visible: !root.editing
        enabled: visible
        focus: !root.editing

        Keys.onPressed: event => {
            event.accepted = true
            if (event.matches(StandardKey.Undo)) gallery.undo()
            else if (event.matches(StandardKey.Paste)) root.pasted()
            else if (event.matches(StandardKey.Find)) searchBox.startTyping(-1)
            else if (event.key === Qt.Key_D && event.modifiers === Qt.ControlModifier) root.duplicate()
            else if (event.key === Qt.Key_N && event.modifiers === Qt.ControlModifier) root.create()
            else if (event.key === Qt.Key_F2 && root.own()) form.ask(root.chosen, false)
            else event.accepted = false
        }

        PlainText {
            id: title
            x: root.margin; y: Theme.px(12)
            text: qsTrId("decks_page.decks"); color: Theme.text
            font: Theme.worlds.lettered(Theme.sx(22))
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        TextBox {
            id: searchBox
            objectName: "deckSearch"
            anchors { left: title.right; leftMargin: Theme.px(22); verticalCenter: title.verticalCenter }
            width: Math.min(Theme.sx(270), tools.x - x - Theme.px(16))
            height: Theme.sx(32)
            placeholder: qsTrId("decks_page.a_name_or_a_card_in_it")
            textFont: Qt.font({ family: Theme.face, pixelSize: Theme.sx(13) })
            onEdited: gallery.search = text
            onAccepted: grid.forceActiveFocus()
            Keys.onEscapePressed: { text = ""; gallery.search = ""; grid.forceActiveFocus() }
            Keys.onDownPressed: grid.forceActiveFocus()
        }
        Row {
            id: tools
            anchors { right: parent.right; rightMargin: root.margin; verticalCenter: title.verticalCenter }
            spacing: Theme.px(8)
            PushButton {
                objectName: "pasteDeckHere"
                fontSize: Theme.sx(13); implicitHeight: Theme.sx(34)
                text: qsTrId("decks_page.paste")
                Accessible.name: qsTrId("decks_page.paste_a_deck")
                onClicked: root.pasted()
            }
            PushButton {
                objectName: "importDeck"
                fontSize: Theme.sx(13)
                implicitHeight: Theme.sx(34)
                glyph: "folder"
                text: qsTrId("decks_page.import")
                Accessible.name: qsTrId("decks_page.import_a_file")
                onClicked: root.importRequested()
            }
            PushButton {
                objectName: "newDeck"
                primary: root.chosen.path === "" // otherwise the primary button is in the foot
                fontSize: Theme.sx(13)
                implicitHeight: Theme.sx(34)
                glyph: "plus"
                text: qsTrId("decks_page.new_deck")
                onClicked: root.create()
            }
        }
        DeckPlaceList {
            id: places
            x: root.margin
            y: title.y + title.height + Theme.px(14)
            width: Math.min(Theme.sx(196), Math.round(root.width * .24))
            height: parent.height - y - Theme.px(14); gallery: gallery
        }
        DeckGrid {
            id: grid
            objectName: "deckGrid"
            focus: true
            x: places.x + places.width + Theme.px(14)
            y: places.y
            width: root.width - root.margin - x
            height: lines.y - y - Theme.px(8)
            gallery: gallery
            onOpened: root.editChosen()
            onPlayed: seat => root.play(seat)
            onRemoved: if (root.own()) gallery.remove(root.chosen.path)
        }
        Column {
            id: lines
            x: grid.x; y: parent.height - Theme.px(14) - height
            width: grid.width; spacing: Theme.px(8)
            UndoLine {
                width: parent.width
                words: gallery.undoWords; problem: gallery.problem
                onUndone: gallery.undo()
                onClosed: gallery.forgetUndo()
            }
            DeckFoot {
                width: parent.width; tile: root.chosen; marked: grid.marked.length
                other: root.decks.game.id !== "" ? root.decks.ownerName(1) : ""
                onEditRequested: root.editChosen()
                onPlayRequested: seat => root.play(seat)
                onDuplicateRequested: root.duplicate()
                onNameRequested: form.ask(root.chosen, false)
                onSortRequested: form.ask(root.chosen, true)
                onRemoveRequested: gallery.remove(root.chosen.path)
                onRestoreRequested: gallery.restore(root.chosen.path)
                onMissingRequested: lacking.compare(grid.marked.length > 1 ? grid.marked : [root.chosen])
            }
        }
        DropArea {
            anchors.fill: parent
            onDropped: drop => drop.hasUrls ? gallery.bring(drop.urls) : gallery.bringText(drop.text)
        }
    }
    MissingPart { id: lacking; decks: root.decks; onClosed: grid.forceActiveFocus() }
    LazyPage {
        id: editor
        page: Qt.resolvedUrl("DeckEditor.qml")
        given: ({ decks: root.decks, settings: root.settings, focus: true })
    }
    Connections {
        target: editor.item
        function onClosed(path: string) {
            editor.shown = false
            gallery.look()
            grid.choose(path)
            grid.forceActiveFocus()
        }
        function onPlayed(path: string, builtIn: bool) {
            if (builtIn)
                root.decks.useBuiltIn(0, path)
            else if (!root.decks.useOwn(0, path))
                return
            root.playRequested(0)
        }
        function onCopyRequested(path: string) {
            const copy = gallery.duplicate(path, true)
            if (copy !== "")
                root.edit(copy, false)
        }
    }
    DeckFormDialog { id: form; gallery: gallery; onDismissed: grid.forceActiveFocus() }
    BroughtDialog { gallery: gallery; onDismissed: grid.forceActiveFocus() }
}
