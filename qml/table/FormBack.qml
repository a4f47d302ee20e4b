import QtQuick
import Playmat

// A card that nobody may see who looks at the table now.
CardBack {
    id: root

    required property CardItem card

    theirs: card.theirs
    mark: card.markKind
}
