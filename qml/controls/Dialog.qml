import QtQuick
import Playmat

// A box in the middle of everything, with a veil behind it. Esc closes it. What is taller than the window scrolls, and
// whatever the keys reach comes into view; the buttons at its foot are always there. While it is the last one that opened, it
// keeps the keyboard: Tab goes round in it, and what happens on the page below does not take it away.
FocusScope {
    id: root

    property string title
    property bool open: false
    property bool dismissable: true
    property int boxWidth: Theme.tx(460)
    default property alias content: body.data
    property alias footer: foot.data
    readonly property real footHeight: foot.children.length > 0 ? foot.height + Theme.gx(14) : 0
    signal dismissed()
    signal shown()

    function begin() {
        if (!root.visible)
            return OpenDialogs.remove(root)
        OpenDialogs.add(root)
        root.forceActiveFocus()
        root.shown()
    }

    function keepKeyboard() {
        if (OpenDialogs.top === root && root.Window.active && !root.activeFocus)
            root.forceActiveFocus()
    }

    anchors.fill: parent
    visible: open
    z: 900
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Component.onCompleted: begin()
    Component.onDestruction: OpenDialogs.remove(root)
    onVisibleChanged: begin()
    onOpenChanged: if (!open) OpenDialogs.remove(root) // before others hear that it is closed, and look for who has the keyboard
    Keys.onEscapePressed: if (root.dismissable) root.dismissed()

    Connections {
        target: root.Window.window
        enabled: OpenDialogs.top === root
        function onActiveFocusItemChanged() { if (!root.activeFocus) soon.restart() }
    }
    Timer { id: soon; interval: 0; onTriggered: root.keepKeyboard() } // once it is clear who has it
    TabFence { id: fence; last: false; other: lastFence }
    Rectangle {
        anchors.fill: parent
        color: Theme.veil
    }
    MouseArea { // nothing behind it is reached
        anchors.fill: parent
        hoverEnabled: true
        onClicked: if (root.dismissable) root.dismissed()
    }
    Rectangle {
        id: box
        anchors.centerIn: parent
        width: Math.min(root.boxWidth, root.width - Theme.px(40))
        height: view.inner + heading.height + root.footHeight + Theme.gx(52)
        radius: Theme.radiusLarge
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }

        MouseArea { anchors.fill: parent }
        Shade { spread: Theme.px(16) }
        PlainText {
            id: heading
            x: Theme.gx(22)
            y: Theme.gx(18)
            width: box.width - 2 * x
            text: root.title
            wrapMode: Text.Wrap
            color: Theme.text
            font: Theme.heading
        }
        ScrollBox {
            id: view
            readonly property int room: Theme.focusWidth + 2 // around all, or the frame of what has the keyboard is cut off
            readonly property int inner: Math.min(body.height, root.height - heading.height - root.footHeight - Theme.gx(76))
            x: Theme.gx(22) - room
            y: heading.y + heading.height + Theme.gx(14) - room
            width: box.width - 2 * x
            height: inner + 2 * room
            contentHeight: body.height + 2 * room

            Item {
                id: body
                x: view.room
                y: view.room
                width: view.width - 2 * view.room
                height: childrenRect.height
            }
        }
        Flow {
            id: foot
            x: heading.x
            y: view.y + view.height - view.room + Theme.gx(14)
            width: heading.width
            spacing: Theme.tx(10)
        }
        ScrollMark {
            view: view
            x: box.width - width - Theme.gx(6)
        }
    }
    TabFence { id: lastFence; last: true; other: fence }
}
