import QtQuick
import Playmat

// A base or a leader in the base zone.
Item {
    id: root

    required property CardItem card
    readonly property bool base: card.facts.type === "Base"

    BaseCard {
        visible: root.base
        anchors.fill: parent
        cardId: root.card.facts.cardId
        name: root.card.facts.name
        hp: Math.max(0, root.card.facts.maxHp)
        damage: root.card.facts.damage
        epicAvailable: root.card.facts.epicAvailable
        epicUsed: root.card.facts.epicUsed
        mark: root.card.markKind
        outcome: root.card.hint.parts
        tone: root.card.hint.tone
        idle: root.card.hint.idle
    }
    WideCard {
        visible: !root.base
        anchors.fill: parent
        cardId: root.card.facts.cardId
        name: root.card.facts.name
        exhausted: root.card.facts.exhausted
        deployAt: root.card.facts.deployAt
        resources: root.card.facts.resources
        epicUsed: root.card.facts.epicUsed
        mark: root.card.markKind
        outcome: root.card.hint.parts
        tone: root.card.hint.tone
        idle: root.card.hint.idle
    }
}
