import QtQuick
import Playmat

// A resource: upright and bright while it is ready.
CardBack {
    id: root

    required property CardItem card

    theirs: card.theirs
    spent: card.facts.exhausted
    mark: card.markKind
    rotation: card.facts.exhausted ? 90 : 0
    scale: card.facts.exhausted ? .86 : 1
    Behavior on rotation {
        enabled: Theme.animated
        NumberAnimation { duration: Theme.quickDuration }
    }
    Rectangle {
        visible: !root.spent && !root.theirs
        anchors.fill: parent
        radius: root.width * .1
        color: "transparent"
        border { width: Theme.hair; color: Theme.act }
    }
}
