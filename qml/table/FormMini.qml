import QtQuick
import Playmat

// A card resting in a hand or on a pile.
MiniCard {
    id: root

    required property CardItem card

    cardId: card.facts.cardId
    name: card.facts.name
    type: card.facts.type
    arena: card.facts.arena
    cost: card.facts.cost
    costNow: card.facts.costNow
    affordable: card.facts.affordable
    power: card.facts.power
    hp: card.facts.printedHp
    aspects: card.facts.aspects
    keywords: card.facts.keywords
    face: card.facts.face
    pips: card.facts.pips
    inkable: card.facts.inkable
    lore: card.facts.printedLore
    moveCost: card.facts.moveCost
    note: card.facts.note
    turn: card.turn
    mark: card.markKind
    glyphBelow: card.theirs // above it is the window's edge
}
