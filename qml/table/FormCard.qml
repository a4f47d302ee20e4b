import QtQuick
import Playmat

// A raised card of a hand: whole, with its text.
FactsCard {
    id: root

    required property CardItem card

    facts: card.facts
    affordable: card.facts.affordable
    mark: card.markKind
}
