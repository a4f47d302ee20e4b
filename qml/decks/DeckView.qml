import QtQuick
import Playmat
import Playmat.Table

// The cards of a deck by cost, with the card under the pointer shown large next to them.
Item {
    id: root

    required property deckContents deck
    property cardFacts picked
    readonly property real side: Math.round(Math.min(width * .27, (height - Theme.px(96)) / Theme.cardRatio))

    function begin() {
        const first = deck.groups.length > 0 ? deck.groups[0].cards : []
        if (first.length > 0)
            root.picked = first[0].facts
        list.contentY = 0
    }

    onDeckChanged: begin()
    Component.onCompleted: begin()
    ScrollBox {
        id: list
        objectName: "deckCards"
        width: root.width - root.side - Theme.px(34)
        height: root.height
        contentHeight: columns.height + 2 * columns.y
        DeckColumns {
            id: columns
            x: Theme.focusWidth + 2 // leaves room for the focus frame
            y: x
            width: list.width - 2 * x
            deck: root.deck
            picked: root.picked.cardId
            onShown: facts => root.picked = facts
        }
    }
    ScrollMark {
        view: list
        x: list.width + Theme.px(4)
    }
    FactsCard {
        id: card
        objectName: "deckCardLarge"
        visible: facts.cardId !== ""
        anchors.right: parent.right
        width: root.side
        facts: root.picked
    }
    PlainText {
        id: words
        anchors { left: card.left; right: card.right; top: card.bottom; topMargin: Theme.px(12) }
        text: root.deck.factsText
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        color: Theme.muted
        font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
    }
    CostCurve {
        anchors { left: card.left; right: card.right; top: words.bottom; topMargin: Theme.px(8); bottom: parent.bottom }
        visible: height > Theme.px(36)
        counts: root.deck.curve
    }
}
