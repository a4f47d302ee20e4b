import QtQuick
import Playmat

// A rune: in the colour and with the glyph of its domain, dark and sideways when exhausted.
ColourPip {
    id: root

    required property CardItem card

    aspect: card.facts.aspects[0] ?? ""
    spent: card.facts.exhausted
    mark: card.markKind
    parts: card.hint.parts
}
