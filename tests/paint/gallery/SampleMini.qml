import QtQuick
import Playmat

MiniCard {
    property var card
    readonly property bool upgrade: card.type === "Upgrade"
    cardId: card.id
    name: card.name
    type: card.type
    arena: card.arena
    cost: card.cost
    power: upgrade ? card.upgradePower : card.power
    hp: upgrade ? card.upgradeHp : card.hp
    aspects: card.aspects
    keywords: card.keywords
}
