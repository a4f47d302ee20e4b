import QtQuick
import Playmat

// A location on the table.
LocationCard {
    id: root

    required property CardItem card

    cardId: card.facts.cardId
    name: card.facts.name
    hp: card.facts.maxHp
    printedHp: card.facts.printedHp
    damage: card.facts.damage
    lore: card.facts.lore
    printedLore: card.facts.printedLore
    moveCost: card.facts.moveCost
    divided: card.divided
    mark: card.markKind
    outcome: card.hint.parts
    tone: card.hint.tone
    idle: card.hint.idle
}
