import QtQuick
import Playmat

// A legend, or a champion that waits, on its place.
RiftPlace {
    id: root

    required property CardItem card
    readonly property bool legend: card.facts.type === "Legend"

    cardId: card.facts.cardId
    name: card.facts.name
    note: legend ? Theme.spoken([card.facts.typeWord, card.facts.traits[0] ?? ""], " · ") : card.facts.subtitle
    cost: legend ? -1 : card.facts.cost
    costNow: card.facts.costNow
    affordable: card.facts.affordable
    pips: legend ? [] : card.facts.pips
    power: card.facts.printedPower
    exhausted: card.facts.exhausted
    mark: card.markKind
    outcome: card.hint.parts
    tone: card.hint.tone
    idle: card.hint.idle
}
