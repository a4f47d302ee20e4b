import QtQuick
import Playmat

// A unit or a gear on the table.
RiftTile {
    id: root

    required property CardItem card

    cardId: card.facts.cardId
    name: card.facts.name
    champion: card.facts.subtitle !== ""
    type: card.facts.type
    power: card.facts.power
    printedPower: card.facts.printedPower
    damage: card.facts.damage
    signs: card.facts.signs
    exhausted: card.facts.exhausted
    keywords: card.facts.keywords
    upgrades: card.facts.upgrades
    stolen: card.facts.stolen
    divided: card.divided
    tabLimit: card.tabLimit
    mark: card.markKind
    outcome: card.hint.parts
    tone: card.hint.tone
    idle: card.hint.idle
}
