import QtQuick
import Playmat

// Shows beside something scrolled how much is out of sight, and where you are in it. It is only for looking: the wheel,
// the finger and the keys do the scrolling.
//   view  what scrolls;  color  of the mark
Rectangle {
    id: root

    required property Flickable view
    readonly property real part: view.contentHeight > 0 ? view.height / view.contentHeight : 1

    visible: view.contentHeight > view.height + 1
    x: view.x + view.width - width
    y: view.y + (view.height - height) * Math.min(1, view.contentY / Math.max(1, view.contentHeight - view.height))
    width: Math.max(3, Theme.tx(3.5))
    height: Math.max(Theme.tx(14), view.height * part)
    radius: width / 2
    color: Theme.faint
}
