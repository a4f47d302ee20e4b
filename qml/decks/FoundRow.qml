import QtQuick
import Playmat
import Playmat.Table

// A card that can be added to the deck. A click adds a copy, with Shift to the sideboard, with Alt to the cards that are considered.
Item {
    id: root

    property cardFacts card
    property int copies: 0 // number of copies in the deck
    property bool chosen: false
    property CardDrag carrier: null
    signal added(bool aside)
    signal considered()
    signal shown()

    objectName: "found_" + card.cardId
    Accessible.role: Accessible.Button
    Accessible.name: Theme.spoken([Theme.filled(qsTrId("found_row.add"), [root.card.name]), root.card.subtitle, root.card.typeWord], ", ")
    Accessible.onPressAction: root.added(false)

    CardStrip {
        anchors { fill: parent; topMargin: Theme.px(2) }
        facts: root.card
        picked: root.chosen
        room: count.width + Theme.px(36)
        HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor; onHoveredChanged: if (hovered) root.shown() }
        PlainText {
            id: count
            anchors { right: plus.left; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
            text: root.copies > 0 ? "×" + root.copies : ""
            color: Theme.faceAct
            font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
            Accessible.ignored: true
        }
        IconButton {
            id: plus
            anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
            activeFocusOnTab: false // Enter does the same
            opacity: hover.hovered || root.chosen ? 1 : .45
            size: Theme.sx(21)
            glyph: "plus"
            text: Theme.filled(qsTrId("found_row.add"), [root.card.name])
            Accessible.ignored: true
        }
        DragArea {
            carrier: root.carrier
            card: root.card
            cardName: root.card.name
            onTapped: modifiers => { if (modifiers & Qt.AltModifier) root.considered(); else root.added((modifiers & Qt.ShiftModifier) !== 0) }
        }
    }
}
