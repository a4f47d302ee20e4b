pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The cards of a deck by cost, in columns of similar height.
Row {
    id: root

    required property deckContents deck
    property string picked // printed id of the card shown large
    property int columns: Math.max(1, Math.min(3, Math.floor((width + spacing) / Theme.sx(230))))
    signal shown(cardFacts facts)

    readonly property var spread: root.inColumns(deck.groups, columns)

    // Keeps groups whole and in order; a heading counts as one line.
    function inColumns(groups: var, columns: int): var {
        const lines = Array.from(groups).map(group => group.cards.length + 1.4)
        const share = lines.reduce((sum, one) => sum + one, 0) / columns
        const out = [[]]
        let full = 0
        for (let at = 0; at < groups.length; ++at) {
            if (full + lines[at] / 2 > share * out.length && out.length < columns)
                out.push([])
            out[out.length - 1].push(groups[at])
            full += lines[at]
        }
        return out
    }

    spacing: Theme.px(14)
    Repeater {
        model: root.spread.length
        Column {
            id: column
            required property int index
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            spacing: Theme.px(3)
            Repeater {
                model: root.spread[column.index]
                DeckRows {
                    required property deckGroup modelData
                    width: column.width
                    group: modelData
                    picked: root.picked
                    onShown: facts => root.shown(facts)
                }
            }
        }
    }
}
