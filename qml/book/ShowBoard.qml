import QtQuick
import Playmat
import Playmat.Table

// The real table, drawn small; hands off. It is as high as the window, so that everything on it has the size it is made
// for, and then scaled.
Item {
    id: root

    required property ShowTable show
    readonly property TableSession session: show.table
    readonly property real whole: Theme.px(720) // of the table that is scaled

    objectName: "showBoard"
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: root.show.title

    Binding { target: root.session.stage; property: "window"; value: Qt.size(board.width, board.height) }
    Item {
        id: board
        width: Math.round(root.whole * root.width / Math.max(1, root.height))
        height: root.whole
        scale: root.height / height
        transformOrigin: Item.TopLeft
        enabled: false
        visible: root.session.running

        TableBackdrop { anchors.fill: parent; geometry: root.session.stage.geometry }
        SeatStrip { anchors.fill: parent; theirs: true; session: root.session }
        SeatStrip { anchors.fill: parent; session: root.session }
        TableThings { anchors.fill: parent; session: root.session }
        TableCards { id: cards; anchors.fill: parent; session: root.session }
        Impacts { anchors.fill: parent; session: root.session; cards: cards }
        LessonMarks {
            anchors.fill: parent
            way: root.show.pointer
            wayTime: root.show.pointerTime
        }
    }
    MouseArea { anchors.fill: parent }
}
