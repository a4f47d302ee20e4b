import QtQuick
import Playmat

// A word above what it names, or below it where there is no room above; within the window.
Rectangle {
    id: root

    property string text

    readonly property int gap: Theme.px(4)
    readonly property point corner: visible && parent ? parent.mapToItem(null, 0, 0) : Qt.point(0, 0) // of what it names
    readonly property real middle: parent ? (parent.width - width) / 2 : 0

    x: Math.max(gap, Math.min(corner.x + middle, Window.width - gap - width)) - corner.x
    y: corner.y >= height + gap ? -height - gap : (parent ? parent.height : 0) + gap
    width: word.implicitWidth + Theme.tx(14)
    height: word.implicitHeight + Theme.tx(8)
    radius: Theme.radiusSmall
    z: 1000
    color: Theme.raised
    border { width: Theme.hair; color: Theme.outline }

    PlainText {
        id: word
        anchors.centerIn: parent
        text: root.text
        color: Theme.text
        font: Theme.small
        Accessible.ignored: true
    }
}
