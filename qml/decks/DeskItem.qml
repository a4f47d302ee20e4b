import QtQuick
import Playmat
import Playmat.Table

// A line of a deck in the editor, however it is shown: a heading, or a card with its number of copies.
Item {
    id: root

    property bool isHeading: false
    property string words // name of the heading or the card
    property int copies: 0
    property bool isKnown: true
    property cardFacts card
    property string note // of the player, on the card
    property bool editable: false
    property bool chosen: false // the keys act on this line
    property CardDrag carrier: null
    property int line: -1
    signal more()
    signal less()
    signal shown()
    signal pressed()

    readonly property string label: words + " ×" + copies // end-to-end tests read it

    objectName: isHeading ? "" : "deskCard_" + (isKnown ? card.cardId : words)
    Accessible.role: isHeading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: isHeading ? words + " " + copies
        : Theme.spoken([qsTrId("deck_row.of").arg(copies).arg(words), isKnown ? card.typeWord : qsTrId("desk_row.not_known"), note], ", ")
    Accessible.selectable: !isHeading
    Accessible.selected: chosen
    Accessible.onPressAction: root.pressed()
}
