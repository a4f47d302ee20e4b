import QtQuick
import Playmat

Tile {
    property var card
    width: 106
    cardId: card.id
    name: card.name
    type: card.type
    power: card.power
    printedPower: card.power
    hp: card.hp
    printedHp: card.hp
    keywords: card.keywords
    unique: card.unique
    height: Math.round(width * Theme.tileRatio)
}
