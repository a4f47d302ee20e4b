pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Abilities that wait and effects that last, in the order in which they wait.
Item {
    id: root

    required property TableSession session
    property int mostHeight: 1000
    readonly property int most: Math.max(Theme.tx(28), Math.min(Theme.tx(4.5 * 28), mostHeight - Theme.tx(17))) // always leaves part of it visible

    objectName: "pending"
    visible: list.count > 0
    height: visible ? Theme.tx(17) + list.height : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: list.Accessible.name // lessons light it

    PlainText {
        text: (root.session.stage.board.pendingTitle || qsTrId("pending_list.pending")).toUpperCase()
        color: Theme.muted
        font: Theme.label
    }
    ItemList {
        id: list
        y: Theme.tx(17)
        width: root.width
        height: Math.min(contentHeight, root.most)
        model: root.session.stage.pending
        objectName: "pendingList"
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("pending_list.waiting_effects")
        delegate: PendingLine {
            width: ListView.view.width
            session: root.session
            current: ListView.isCurrentItem && list.activeFocus
        }
        Keys.onReturnPressed: openCurrent()
        Keys.onEnterPressed: openCurrent()

        function openCurrent() {
            const line = currentItem as PendingLine
            if (line)
                line.open()
        }
    }
    ScrollMark { view: list }
}
