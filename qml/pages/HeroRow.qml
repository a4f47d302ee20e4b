pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// What stands for a deck without a leader: its costliest cards, side by side, two at least: where they would be too wide,
// they are smaller.
Row {
    id: root

    property var cards: [] // their printed ids
    readonly property int fit: Math.floor((width + spacing) / (height / Theme.tileRatio + spacing))
    readonly property int most: Math.max(1, Math.min(cards.length, Math.max(2, fit)))
    readonly property int tileWidth: Math.min(Math.round(height / Theme.tileRatio), Math.floor((width + spacing) / most - spacing))

    spacing: Theme.px(9)
    Repeater {
        model: root.most
        FacePicture {
            required property int index
            width: root.tileWidth
            height: Math.min(root.height, Math.round(root.tileWidth * Theme.tileRatio))
            form: "tile"
            cardId: root.cards[index] ?? ""
        }
    }
}
