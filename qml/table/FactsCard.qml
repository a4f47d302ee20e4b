import QtQuick
import Playmat
import Playmat.Table

// A whole card of the facts that the table knows: the printed numbers, and beside them what they are now.
CardFace {
    id: root

    property cardFacts facts

    cardId: facts.cardId
    name: facts.name
    subtitle: facts.subtitle
    type: facts.type
    typeWord: facts.typeWord
    arena: facts.arena
    cost: facts.cost
    costNow: facts.costNow
    power: facts.printedPower
    hp: facts.printedHp
    powerNow: facts.inPlay ? facts.power : -1
    hpNow: facts.inPlay ? facts.maxHp : -1
    hpLeft: facts.inPlay ? facts.hpLeft : -1
    aspects: facts.aspects
    traits: facts.traits
    keywords: facts.keywords
    face: facts.face
    pips: facts.pips
    inkable: facts.inkable
    lore: facts.printedLore
    loreNow: facts.inPlay ? facts.lore : -1
    moveCost: facts.moveCost
    rules: facts.rules
    otherRules: facts.otherRules
    otherTitle: facts.otherTitle
    unique: facts.unique
}
