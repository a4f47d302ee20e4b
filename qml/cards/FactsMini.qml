import QtQuick
import Playmat
import Playmat.Table

// A card as in a hand, of its printed facts.
MiniCard {
    property cardFacts facts

    cardId: facts.cardId
    name: facts.name
    type: facts.type
    arena: facts.arena
    cost: facts.cost
    power: facts.printedPower
    hp: facts.printedHp
    aspects: facts.aspects
    keywords: facts.keywords
    face: facts.face
    pips: facts.pips
    inkable: facts.inkable
    lore: facts.printedLore
    moveCost: facts.moveCost
    note: facts.note
}
