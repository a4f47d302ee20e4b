import QtQuick
import Playmat

// A deck to choose: its name and facts, a button that shows its cards and, for a player's own deck, a button that removes it
// after asking once.
Item {
    id: root

    required property string name
    property string note: ""
    property bool inUse: false
    property bool viewable: true // the cards of the deck are known
    property bool removable: false
    property bool removing: false // the user must confirm the removal
    property string buttonName // name of the button that chooses the deck
    signal chosen()
    signal viewed()
    signal removed()

    function remove() {
        if (root.removing)
            root.removed()
        root.removing = !root.removing
    }

    implicitHeight: choose.height
    PushButton {
        id: choose
        objectName: root.buttonName
        width: root.width - tools.width - Theme.tx(8)
        height: Math.max(implicitHeight, Theme.tx(40))
        glyph: root.inUse ? "check" : "deck"
        checked: root.inUse
        text: root.name
        note: root.note
        onClicked: root.chosen()
    }
    Row {
        id: tools
        anchors { right: root.right; verticalCenter: choose.verticalCenter }
        spacing: Theme.tx(4)
        PushButton {
            objectName: root.buttonName + "View"
            visible: root.viewable
            implicitHeight: Theme.tx(32)
            fontSize: Theme.tx(12)
            glyph: "eye"
            text: qsTrId("deck_line.cards")
            Accessible.name: qsTrId("deck_line.see_the_cards_of").arg(root.name)
            onClicked: root.viewed()
        }
        PushButton {
            objectName: root.buttonName + "Remove"
            visible: root.removable
            implicitHeight: Theme.tx(32)
            fontSize: Theme.tx(12)
            accent: Theme.refused
            primary: root.removing
            text: root.removing ? qsTrId("deck_line.really_remove") : qsTrId("deck_line.remove")
            Accessible.name: qsTrId("deck_line.remove_the_deck").arg(root.name)
            onClicked: root.remove()
        }
    }
}
