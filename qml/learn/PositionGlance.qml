pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A position as small pictures: what the opponent has above, what the learner has below.
Item {
    id: root

    property glanceSide mine
    property glanceSide theirs
    readonly property int gap: Theme.px(5)
    readonly property int cell: Math.floor((height - 3 * gap) / 2)

    visible: mine.base !== ""
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.spoken([qsTrId("position_glance.yours", mine.cards.length).arg(mine.left), qsTrId("position_glance.theirs", theirs.cards.length).arg(theirs.left)], "; ")

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.fade(Theme.tableEdge, .55)
        border { width: Theme.hair; color: Theme.line }
    }
    Rectangle { // where the sides meet
        x: root.gap
        y: Math.round((parent.height - height) / 2)
        width: parent.width - 2 * x
        height: Theme.hair
        color: Theme.line
    }
    GlanceRow {
        x: root.gap
        y: root.gap
        width: root.width - 2 * x
        height: root.cell
        side: root.theirs
        tone: Theme.theirs
    }
    GlanceRow {
        x: root.gap
        y: root.height - root.gap - root.cell
        width: root.width - 2 * x
        height: root.cell
        side: root.mine
        tone: Theme.mine
    }
}
