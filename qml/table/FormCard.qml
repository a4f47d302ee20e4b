import QtQuick
import Playmat

// A raised card of a hand: whole, with its text.
CardFace {
    id: root

    required property CardItem card

    cardId: card.facts.cardId
    name: card.facts.name
    subtitle: card.facts.subtitle
    type: card.facts.type
    arena: card.facts.arena
    cost: card.facts.cost
    costNow: card.facts.costNow
    affordable: card.facts.affordable
    power: card.facts.power
    hp: card.facts.printedHp
    aspects: card.facts.aspects
    traits: card.facts.traits
    keywords: card.facts.keywords
    rules: card.facts.rules
    unique: card.facts.unique
    mark: card.markKind
}
