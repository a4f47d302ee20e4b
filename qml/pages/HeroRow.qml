pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// What stands for a deck without a leader: its costliest cards, side by side.
Row {
    id: root

    property var cards: [] // their printed ids
    readonly property int most: Math.max(1, Math.min(cards.length, Math.floor((width + spacing) / (height / Theme.tileRatio + spacing))))

    spacing: Theme.px(9)
    Repeater {
        model: root.most
        FacePicture {
            required property int index
            width: Math.round(height / Theme.tileRatio)
            height: root.height
            form: "tile"
            cardId: root.cards[index] ?? ""
        }
    }
}
