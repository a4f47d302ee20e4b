import QtQuick
import Playmat
import Playmat.Table

// The player's notes on a deck, such as which cards go in and out against others, and on one of its cards.
Dialog {
    id: root

    required property DeckDesk desk
    property int line: -1 // of the card
    // Lines move when the deck is changed in another place: what was asked about is remembered.
    property string cardName: ""
    property string cardId
    property int slot: -1
    property string askedNotes
    property string askedComment

    function ask() {
        const card = root.desk.editable && root.line >= 0 ? root.desk.factsAt(root.line) : null
        root.cardName = card ? card.name : ""
        root.cardId = card ? card.cardId : ""
        root.slot = root.desk.slotAt(root.line)
        notes.text = root.desk.notes
        comment.text = root.desk.commentAt(root.line)
        root.askedNotes = notes.text
        root.askedComment = comment.text
        root.open = true
        notes.forceActiveFocus()
    }
    function leave() {
        if (notes.text !== root.askedNotes)
            root.desk.notes = notes.text
        if (comment.text !== root.askedComment)
            root.desk.setComment(root.slot, root.cardId, comment.text)
        root.open = false
        root.dismissed()
    }

    objectName: "notesDialog"
    title: qsTrId("deck_notes.title")
    boxWidth: Theme.tx(560)
    dismissable: false // Esc keeps what was written, as everything in the editor is
    Keys.onEscapePressed: root.leave()

    Column {
        width: parent.width
        spacing: Theme.tx(9)
        PlainText {
            width: parent.width
            text: qsTrId("deck_notes.explained")
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.body
        }
        NoteEdit {
            id: notes
            objectName: "deckNotes"
            width: parent.width
            label: qsTrId("deck_notes.title")
        }
        PlainText {
            id: cardLabel
            visible: root.cardName !== ""
            width: parent.width
            text: Theme.filled(qsTrId("deck_notes.on_the_card"), [root.cardName])
            wrapMode: Text.Wrap
            color: Theme.muted
            font: Theme.small
        }
        TextBox {
            id: comment
            objectName: "cardNote"
            visible: cardLabel.visible
            width: parent.width
            label: cardLabel.text
            onAccepted: root.leave()
        }
    }
    footer: [
        PushButton {
            objectName: "notesDone"
            primary: true
            text: qsTrId("deck_form_dialog.done")
            onClicked: root.leave()
        }
    ]
}
