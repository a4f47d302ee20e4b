pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The cards of an open pile, or those under a card, at the lower edge over the resting hand: the board stays visible, and an
// open question waits behind the tray. Cards hidden from the user are face down.
FocusScope {
    id: root

    required property TableSession session
    readonly property bool open: session.tray.title !== ""
    property bool carries: false // a card of it is being dragged: it is out of the way, and still has the pointer
    readonly property int pad: Theme.px(12)

    function carry(viewId: int, at: point) {
        carries = true
        session.controller.pointer.carry(viewId, at)
    }
    function drop(at: point) {
        carries = false
        session.tray.close()
        session.controller.pointer.release(at)
    }
    function letGo() {
        carries = false
        session.controller.cancel()
    }
    function openMenu(viewId: int, at: point) {
        session.tray.close()
        session.controller.menu.openOf(viewId, at)
    }
    function useCurrent() {
        const card = cards.currentItem as TrayCard
        if (card)
            session.tray.use(card.viewId, true)
    }

    visible: open
    z: 550
    Accessible.role: Accessible.Dialog
    Accessible.name: session.tray.title
    Keys.onEscapePressed: root.session.tray.close()

    Rectangle {
        id: box
        objectName: "tray"
        opacity: root.carries ? 0 : 1
        y: root.height - height
        width: root.session.stage.geometry.table.width
        height: Math.max(root.session.stage.geometry.ownBand.height, title.height + 2 * root.pad)
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }

        Shade { spread: Theme.px(16) }
        MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons }
        PlainText {
            id: title
            x: root.pad
            y: root.pad
            width: Theme.sx(150)
            wrapMode: Text.WordWrap
            text: qsTrId("pile_tray.mark").arg(root.session.tray.title).arg(cards.count)
            color: Theme.text
            font: Theme.heading
            Accessible.ignored: true
        }
        IconButton {
            objectName: "closeTray"
            id: close
            anchors { right: parent.right; top: parent.top; margins: root.pad }
            glyph: "cross"
            text: qsTrId("pile_tray.close_esc")
            onClicked: root.session.tray.close()
        }
        ItemList {
            id: cards
            x: title.x + title.width + root.pad
            y: root.pad
            width: close.x - x - root.pad
            height: Theme.px(110)
            orientation: ListView.Horizontal
            spacing: Theme.px(4)
            focus: true
            activeFocusOnTab: true
            model: root.session.tray.cards
            Accessible.role: Accessible.List
            Accessible.name: root.session.tray.title
            Keys.onReturnPressed: root.useCurrent()
            Keys.onEnterPressed: root.useCurrent()
            Keys.onSpacePressed: root.useCurrent()
            delegate: TrayCard {
                session: root.session
                table: root
                onCarried: at => root.carry(viewId, at)
                onDropped: at => root.drop(at)
                onLetGo: root.letGo()
                onMenuRequested: at => root.openMenu(viewId, at)
                height: cards.height
                current: index === cards.currentIndex && cards.activeFocus
            }
        }
    }
}
