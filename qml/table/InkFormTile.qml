import QtQuick
import Playmat

// A character or an item on the table.
InkTile {
    id: root

    required property CardItem card

    cardId: card.facts.cardId
    name: card.facts.name
    type: card.facts.type
    power: card.facts.power
    printedPower: card.facts.printedPower
    hp: card.facts.maxHp
    printedHp: card.facts.printedHp
    damage: card.facts.damage
    lore: card.facts.lore
    printedLore: card.facts.printedLore
    drying: card.facts.drying
    under: card.facts.under
    exhausted: card.facts.exhausted
    keywords: card.facts.keywords
    divided: card.divided
    mark: card.markKind
    outcome: card.hint.parts
    tone: card.hint.tone
    idle: card.hint.idle
}
