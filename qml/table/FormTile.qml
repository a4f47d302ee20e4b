import QtQuick
import Playmat

// A unit in an arena.
Tile {
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
    exhausted: card.facts.exhausted
    keywords: card.facts.keywords
    upgrades: card.facts.upgrades
    captured: card.facts.captured
    shields: card.facts.shields
    experience: card.facts.experience
    unique: card.facts.unique
    stolen: card.facts.stolen
    divided: card.divided
    tabLimit: card.tabLimit
    mark: card.markKind
    outcome: card.hint.parts
    tone: card.hint.tone
    idle: card.hint.idle
}
