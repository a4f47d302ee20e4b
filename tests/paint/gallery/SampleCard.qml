import QtQuick
import Playmat

CardFace {
    property var card
    readonly property bool upgrade: card.type === "Upgrade"
    cardId: card.id
    name: card.name
    subtitle: card.subtitle
    type: card.type
    arena: card.arena
    cost: card.cost
    power: upgrade ? card.upgradePower : card.power
    hp: upgrade ? card.upgradeHp : card.hp
    aspects: card.aspects
    traits: card.traits
    keywords: card.keywords
    rules: card.rules
    unique: card.unique
}
