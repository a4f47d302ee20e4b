import QtQuick
import Playmat
import Playmat.Table

// A box for pasting a deck with the keyboard or the middle mouse button.
// next  the item that Tab moves to
Rectangle {
    id: root

    required property DeckLibrary decks
    required property Item next
    property alias text: paste.text

    function pasteInto(selection: bool) {
        const text = root.decks.pasted(selection, paste.length - (paste.selectionEnd - paste.selectionStart))
        if (text === "")
            return
        paste.remove(paste.selectionStart, paste.selectionEnd)
        paste.insert(paste.cursorPosition, text)
    }

    implicitHeight: Theme.tx(96)
    radius: Theme.radius
    color: Theme.pressed
    border { width: paste.activeFocus ? Theme.focusWidth : Theme.hair; color: paste.activeFocus ? Theme.focus : Theme.outline }
    Flickable {
        id: area
        anchors { fill: parent; margins: Theme.tx(10) }
        contentWidth: width
        contentHeight: paste.height
        clip: true
        TextEdit {
            id: paste
            objectName: "pasteDeck"
            width: parent.width
            height: Math.max(implicitHeight, area.height) // the whole box accepts clicks
            color: Theme.text
            font: Theme.small
            wrapMode: TextEdit.WrapAnywhere
            selectByMouse: true
            textFormat: TextEdit.PlainText
            activeFocusOnTab: true
            KeyNavigation.priority: KeyNavigation.BeforeItem
            KeyNavigation.tab: root.next
            Keys.onPressed: event => {
                event.accepted = event.matches(StandardKey.Paste)
                if (event.accepted)
                    root.pasteInto(false)
            }
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTrId("deck_paste_box.deck_as_json_or_as")

            MouseArea { anchors.fill: parent; acceptedButtons: Qt.MiddleButton; onClicked: root.pasteInto(true) }
        }
    }
    PlainText {
        visible: paste.text === ""
        anchors { fill: parent; margins: Theme.tx(10) }
        text: root.decks.game.pasteHint
        wrapMode: Text.WordWrap
        color: Theme.faint
        font: Theme.small
        Accessible.ignored: true
    }
}
