import QtQuick
import Playmat
import Playmat.Table

// The player's notes on a deck, such as which cards go in and out against others, and on one of its cards.
Dialog {
    id: root

    required property DeckDesk desk
    property int line: -1 // of the card
    readonly property string cardName: desk.editable && line >= 0 ? desk.factsAt(line).name : ""

    function ask() {
        notes.text = root.desk.notes
        comment.text = root.desk.commentAt(root.line)
        root.open = true
        notes.forceActiveFocus()
    }
    function leave() {
        root.desk.notes = notes.text
        if (root.cardName !== "")
            root.desk.setComment(root.line, comment.text)
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
            maximumLength: 120
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
