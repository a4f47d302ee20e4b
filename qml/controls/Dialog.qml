import QtQuick
import Playmat

// A box in the middle of everything, with a veil behind it. Esc closes it.
FocusScope {
    id: root

    property string title
    property bool open: false
    property bool dismissable: true
    property int boxWidth: Theme.tx(460)
    default property alias content: body.data
    signal dismissed()

    anchors.fill: parent
    visible: open
    z: 900
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    onVisibleChanged: if (visible) root.forceActiveFocus()
    Keys.onEscapePressed: if (root.dismissable) root.dismissed()

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
    }
    MouseArea { // nothing behind is reached
        anchors.fill: parent
        hoverEnabled: true
        onClicked: if (root.dismissable) root.dismissed()
    }
    Rectangle {
        id: box
        anchors.centerIn: parent
        width: Math.min(root.boxWidth, root.width - Theme.px(40))
        height: body.childrenRect.height + heading.height + Theme.tx(52)
        radius: Theme.radiusLarge
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }

        MouseArea { anchors.fill: parent }
        Shade { spread: Theme.px(16) }
        PlainText {
            id: heading
            x: Theme.tx(22)
            y: Theme.tx(18)
            width: box.width - 2 * x
            text: root.title
            elide: Text.ElideRight
            color: Theme.text
            font: Theme.heading
        }
        Item {
            id: body
            x: Theme.tx(22)
            y: heading.y + heading.height + Theme.tx(14)
            width: box.width - 2 * x
            height: childrenRect.height
        }
    }
}
