import QtQuick
import Playmat
import Playmat.Table

// Where the keyboard is: a frame round the card.
Rectangle {
    id: root

    required property TableSession session

    visible: session.stage.focusRect.width > 0
    x: session.stage.focusRect.x - Theme.px(6)
    y: session.stage.focusRect.y - Theme.px(6)
    width: session.stage.focusRect.width + Theme.px(12)
    height: session.stage.focusRect.height + Theme.px(12)
    radius: Theme.radius + Theme.px(6)
    color: "transparent"
    border { width: Theme.focusWidth; color: Theme.focus }
}
