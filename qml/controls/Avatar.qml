import QtQuick
import Playmat

// A player's initial in a disc of the player's colour; a ring while the player has to decide.
Rectangle {
    id: root

    property string initial
    property bool theirs: false
    property bool decides: false

    implicitWidth: Theme.px(36)
    implicitHeight: width
    radius: width / 2
    color: theirs ? Theme.theirsSoft : Theme.mineSoft
    border { width: Math.max(1, Theme.px(2)); color: theirs ? Theme.theirs : Theme.mine }

    Rectangle {
        visible: root.decides
        anchors { fill: parent; margins: -Theme.px(4) }
        radius: width / 2
        color: "transparent"
        border { width: Theme.focusWidth; color: Theme.act }
    }
    PlainText {
        anchors.centerIn: parent
        text: root.initial
        color: Theme.text
        font { family: Theme.display; weight: Font.Bold; pixelSize: Math.round(root.width * .46) }
        Accessible.ignored: true
    }
}
