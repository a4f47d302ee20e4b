import QtQuick
import Playmat

// The lore that a card brings: a number in an open book.
NumberBadge {
    objectName: "loreBadge"
    kind: "lore"
    numeral: .56
}
