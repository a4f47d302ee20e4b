import QtQuick
import Playmat
import Playmat.Table

// Where the keyboard is: a frame round the card.
Rectangle {
    id: root

    required property TableSession session
    readonly property rect place: session.focusRect

    visible: place.width > 0
    x: place.x - Theme.px(6)
    y: place.y - Theme.px(6)
    width: place.width + Theme.px(12)
    height: place.height + Theme.px(12)
    radius: Theme.radius + Theme.px(6)
    color: "transparent"
    border { width: Theme.focusWidth; color: Theme.focus }
}
