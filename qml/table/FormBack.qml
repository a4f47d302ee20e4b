import QtQuick
import Playmat

// A card that nobody now looking at the table may see.
CardBack {
    id: root

    required property CardItem card

    theirs: card.theirs
    mark: card.markKind
}
