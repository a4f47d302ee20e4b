pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Cards of a deck under a common heading: "Cost 2 · 12".
Column {
    id: root

    required property deckGroup group
    property string picked
    signal shown(cardFacts facts)

    spacing: Theme.px(3)
    PlainText {
        width: root.width
        height: Theme.sx(22)
        verticalAlignment: Text.AlignBottom
        text: root.group.title + "  ·  " + root.group.count
        elide: Text.ElideRight
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(11.5) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: root.group.cards
        DeckRow {
            id: row
            required property deckCardLine modelData
            objectName: "deckCard_" + modelData.facts.cardId
            width: root.width
            line: modelData
            picked: root.picked === modelData.facts.cardId
            onShown: root.shown(row.facts)
        }
    }
}
