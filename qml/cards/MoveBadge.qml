import QtQuick
import Playmat

// What it costs to move a character to a location: ink, with an arrow.
NumberBadge {
    id: root

    objectName: "moveBadge"
    kind: "cost"
    GlyphDot {
        x: -width * .3
        y: -height * .3
        width: root.width * .48
        name: "right"
        color: Theme.crown
    }
}
