pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Abilities that wait and effects that last, in the order in which they wait.
Item {
    id: root

    required property TableSession session
    readonly property int rows: Math.min(3, list.count)

    objectName: "pending"
    visible: list.count > 0
    height: visible ? Theme.tx(17) + rows * Theme.tx(28) : 0

    PlainText {
        text: qsTr("PENDING")
        color: Theme.muted
        font: Theme.label
    }
    ListView {
        id: list
        y: Theme.tx(17)
        width: root.width
        height: root.rows * Theme.tx(28)
        clip: true
        model: root.session.pending
        delegate: PendingLine {
            width: ListView.view.width
            session: root.session
        }
    }
}
