import QtQuick
import Playmat

// Buttons that remove and add a copy of a card of the deck. The keys − and + do the same for the chosen card.
Row {
    id: root

    required property DeskItem item
    required property int size

    spacing: Theme.px(4)
    IconButton {
        objectName: "less_" + root.item.card.cardId
        activeFocusOnTab: false
        size: root.size
        glyph: "minus"
        text: Theme.filled(qsTrId("desk_row.one_less"), [root.item.words])
        onClicked: root.item.less()
    }
    IconButton {
        objectName: "more_" + root.item.card.cardId
        activeFocusOnTab: false
        size: root.size
        glyph: "plus"
        text: Theme.filled(qsTrId("desk_row.one_more"), [root.item.words])
        onClicked: root.item.more()
    }
}
