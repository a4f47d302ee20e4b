import QtQuick
import Playmat
import Playmat.Table

// One of the things that wait to resolve.
StackItem {
    id: root

    required property CardItem card
    readonly property seatInfo controller: card.theirs ? card.session.stage.farSeat : card.session.stage.nearSeat

    cardId: card.facts.cardId
    name: card.facts.name
    note: card.facts.note
    owner: controller.name
    theirs: card.theirs
    mark: card.markKind
}
