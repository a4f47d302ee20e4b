import QtQuick
import Playmat
import Playmat.Table

// Shows a deck with all its cards, to change it or copy it. Every change is saved at once.
FocusScope {
    id: root

    required property DeckLibrary decks
    required property TableSettings settings
    property cardFacts picked
    property unknownCard unknown // picked in its place
    property string copied // the form that was copied since the deck was opened
    signal closed(string path)
    signal played(string path, bool builtIn)
    signal copyRequested(string path)

    function edit(path: string, builtIn: bool) {
        root.copied = ""
        desk.open(path, builtIn)
        root.picked = desk.factsAt(1) // the first card, below the first heading
        root.unknown = desk.unknownAt(1)
        soon.restart()
    }
    function leave() {
        root.rename()
        root.closed(desk.path)
        desk.close()
    }
    function rename() {
        if (desk.editable && name.text.trim() !== "" && name.text.trim() !== desk.name)
            desk.rename(name.text)
    }
    // A dragged card lands in a part of the deck; outside of the list, a card of the deck is taken out. Its line may have
    // changed in the meantime.
    function drop(slot: int) {
        const line = drag.line < 0 ? -1 : desk.lineOf(drag.slot, drag.facts.cardId, drag.name)
        if (drag.line < 0 && slot >= 0) desk.addTo(drag.facts.cardId, slot)
        else if (line >= 0 && slot >= 0) desk.moveTo(line, slot)
        else if (line >= 0) desk.change(line, -1)
    }
    function copy(form: string, text: string) {
        root.decks.copy(text)
        root.copied = form
    }

    Keys.onEscapePressed: { if (drag.active) drag.cancel(); else root.leave() }
    Keys.onPressed: event => {
        event.accepted = true
        if (event.matches(StandardKey.Undo)) desk.undo()
        else if (event.matches(StandardKey.Redo)) desk.redo()
        else if (event.matches(StandardKey.Find)) found.startTyping()
        else if (event.modifiers === Qt.ControlModifier && event.key >= Qt.Key_1 && event.key <= Qt.Key_3) list.lookAs(event.key - Qt.Key_1)
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && event.modifiers & Qt.ControlModifier) { if (desk.ok) root.played(desk.path, desk.builtIn) }
        else event.accepted = false
    }

    DeckDesk { id: desk; library: root.decks }
    DeckTrial { id: trial; desk: desk; card: root.picked.cardId }
    Timer { id: soon; interval: 0; onTriggered: if (desk.editable) found.startTyping(); else list.forceActiveFocus() }
    Connections { target: root.Window.window; function onActiveChanged() { desk.look() } }
    StartBackdrop { anchors.fill: parent; kind: root.decks.game.pageScene || "dusk" }

    PushButton {
        id: back
        objectName: "leaveEditor"
        x: Theme.px(20); y: Theme.px(12)
        fontSize: Theme.sx(13)
        implicitHeight: Theme.sx(34)
        glyph: "left"
        text: qsTrId("decks_page.decks")
        onClicked: root.leave()
    }
    TextBox {
        id: name
        objectName: "editorName"
        anchors { left: back.right; leftMargin: Theme.px(12); verticalCenter: back.verticalCenter }
        width: Math.max(Theme.sx(120), Math.min(Theme.sx(460), tools.x - x - facts.width - Theme.px(30)))
        height: Theme.sx(34)
        maximumLength: 60
        readOnly: !desk.editable
        label: qsTrId("deck_form_dialog.name_of_the_deck")
        textFont: Theme.worlds.lettered(Theme.sx(15))
        onAccepted: root.rename()
        Binding { target: name; property: "text"; value: desk.name }
    }
    PlainText {
        id: facts
        visible: x + width < tools.x // there is no room for it in the largest letters
        anchors { left: name.right; leftMargin: Theme.px(12); verticalCenter: back.verticalCenter }
        text: desk.editable ? desk.factsText + " · " + qsTrId("deck_editor.saved_at_once") : desk.builtIn ? desk.factsText + " · " + qsTrId("deck_gallery.built_in") : desk.factsText
        color: Theme.muted
        font { family: Theme.narrow; pixelSize: Theme.sx(12) }
    }
    DeckEditorTools {
        id: tools
        anchors { right: parent.right; rightMargin: Theme.px(20); verticalCenter: back.verticalCenter }
        desk: desk
        copied: root.copied
        hasCards: hand.visible
        onTextRequested: root.copy("text", desk.asText())
        onJsonRequested: root.copy("json", desk.asJson())
        onDialogRequested: page => dialogs.show(page)
        onCopyRequested: root.copyRequested(desk.path)
        onPlayRequested: { root.rename(); root.played(desk.path, desk.builtIn) }
    }
    FoundList {
        id: found
        visible: desk.editable
        x: Theme.px(20)
        y: back.y + back.height + Theme.px(12)
        width: visible ? Math.round(root.width * .28) : 0
        height: root.height - y - Theme.px(14)
        desk: desk
        carrier: drag
        onShown: facts => root.picked = facts
    }
    DeskCards {
        id: list
        x: found.visible ? found.x + found.width + Theme.px(12) : Theme.px(20)
        y: found.y
        width: side.x - x - Theme.px(12)
        height: found.height - (hand.visible ? hand.height + Theme.px(12) : 0)
        desk: desk
        carrier: drag
        look: root.settings.deckLook
        onLooked: look => root.settings.deckLook = look
        onUnknownAsked: side.startUnknown()
        onShown: (facts, line) => { root.picked = facts; root.unknown = desk.unknownAt(line) }
    }
    TestHand {
        id: hand
        x: list.x
        y: found.y + found.height - height
        width: list.width
        trial: trial
        onShown: facts => root.picked = facts
    }
    DeckEditorSide {
        id: side
        x: root.width - width - Theme.px(20)
        y: found.y
        width: Math.round(Math.min(root.width * .21, (found.height - Theme.px(150)) / Theme.cardRatio))
        height: found.height
        desk: desk
        trial: trial
        missing: lacking.cards
        picked: root.picked
        unknown: root.unknown
        onChosen: choice => {
            desk.takeUnknown(root.unknown, choice)
            root.unknown = desk.unknownAt(-1)
            list.forceActiveFocus()
        }
        onMissingRequested: lacking.show()
    }
    CardDrag {
        id: drag
        property int slot: -1 // the part of the deck it comes from
        takenOut: line >= 0 && !isOver(list)
        onActiveChanged: if (active) slot = desk.slotAt(line)
        onDropped: root.drop(list.slotUnder(slot))
    }
    MissingPart { id: lacking; decks: root.decks; desk: desk; onClosed: side.missingLink.forceActiveFocus() }
    DeckEditorDialogs {
        id: dialogs
        anchors.fill: parent
        desk: desk
        line: list.line
        onDismissed: name => tools.focusButton(name)
    }
}
