import QtQuick
import Playmat
import Playmat.Table

// Shows all cards of a deck over the current page. A player's own deck can be renamed here.
Dialog {
    id: root

    property deckContents deck
    property string path // path of a deck that can be renamed
    signal renamed(string path, string name)

    function rename() {
        if (root.path !== "" && box.text.trim() !== "" && box.text.trim() !== root.deck.title)
            root.renamed(root.path, box.text.trim())
    }
    function done() {
        root.rename()
        root.dismissed()
    }

    objectName: "deckView"
    title: root.deck.title
    boxWidth: Theme.px(1160)
    onShown: box.text = root.deck.title
    onDeckChanged: box.text = root.deck.title

    DeckView {
        width: parent.width
        height: Math.max(Theme.px(300), root.height - Theme.gx(150) - Theme.tx(40))
        deck: root.deck
    }

    footer: [
        PushButton {
            objectName: "closeDeckView"
            focus: true
            primary: true
            text: qsTrId("deck_view_dialog.close")
            onClicked: root.done()
        },
        TextBox {
            id: box
            objectName: "deckName"
            visible: root.path !== ""
            width: Theme.tx(300)
            height: Theme.tx(36)
            maximumLength: 60
            label: qsTrId("deck_view_dialog.name_of_the_deck")
            onAccepted: root.rename()
        }
    ]
}
