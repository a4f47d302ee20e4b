import QtQuick
import Playmat

// The card of a place that both seats share.
PlaceCard {
    id: root

    required property CardItem card

    cardId: card.facts.cardId
    name: card.facts.name
    rules: card.facts.rules
    reserved: unit * 51 // the place at its end
    mark: card.markKind
}
