import QtQuick
import Playmat

// The frame around what has the keyboard.
Rectangle {
    id: root

    required property Item target

    anchors { fill: parent; margins: -Theme.focusWidth - 1 }
    visible: target.activeFocus
    radius: Theme.radius + Theme.focusWidth
    color: "transparent"
    border { width: Theme.focusWidth; color: Theme.focus }
}
