pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The cards of an open pile, or those under a card, docked to the lower edge: the board stays in view, and a question
// that is open waits behind it. What is hidden from whoever is looking is face down.
FocusScope {
    id: root

    required property TableSession session
    readonly property bool open: session.trayTitle !== ""
    readonly property int dock: open ? box.height : 0
    readonly property int pad: Theme.px(12)

    visible: open
    z: 550
    Accessible.role: Accessible.Dialog
    Accessible.name: session.trayTitle
    Keys.onEscapePressed: root.session.closeTray()

    Rectangle {
        id: box
        objectName: "tray"
        y: root.height - height
        width: root.session.geometry.table.width
        height: title.height + cards.height + 3 * root.pad
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }

        Shade { spread: Theme.px(16) }
        MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons }
        PlainText {
            id: title
            x: root.pad
            y: root.pad
            text: qsTr("%1 · %2").arg(root.session.trayTitle).arg(cards.count)
            color: Theme.text
            font: Theme.heading
            Accessible.ignored: true
        }
        IconButton {
            objectName: "closeTray"
            anchors { right: parent.right; rightMargin: root.pad; verticalCenter: title.verticalCenter }
            glyph: "cross"
            text: qsTr("Close (Esc)")
            onClicked: root.session.closeTray()
        }
        ItemList {
            id: cards
            x: root.pad
            y: title.height + 2 * root.pad
            width: box.width - 2 * root.pad
            height: Theme.px(176)
            orientation: ListView.Horizontal
            spacing: Theme.px(4)
            focus: true
            activeFocusOnTab: true
            model: root.session.tray
            Accessible.role: Accessible.List
            Accessible.name: root.session.trayTitle
            delegate: CardChoiceItem {
                height: cards.height
                chooses: false
                kind: "trayCard"
                current: index === cards.currentIndex && cards.activeFocus
                onPointed: inside => root.session.previewCard(inside ? viewId : -1)
            }
        }
    }
}
