import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// What goes with a held card: the arrow, the outcome of an attack, what it costs, and why not here.
Item {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property heldCard hand: controller.held
    readonly property bool mine: controller.prompt.seat === session.nearSeat.seat
    // From the pointer to where the card begins and ends, and the chip beyond it.
    readonly property real above: !hand.small ? hand.grab.y : hand.follows ? Theme.heldHeight / 2 : Theme.heldHeight
    readonly property bool hangs: hand.small && !hand.follows && hand.pointer.y < session.geometry.midY

    AttackArrow { // of the current attack, until it has ended
        objectName: "attackArrow"
        anchors.fill: parent
        visible: root.session.attack.active && !root.hand.active
        from: root.session.attack.from
        to: root.session.attack.to
        unit: Theme.u
        bend: -.16
        tail: Theme.act
        head: Theme.arrowHead
    }
    AttackArrow {
        anchors.fill: parent
        visible: root.hand.active && root.hand.arrow && root.hand.from !== root.hand.to
        from: root.hand.from
        to: root.hand.to
        unit: Theme.u
        bend: -.16
        tail: root.mine ? Theme.act : Theme.arrowHead
        head: root.hand.legal ? Theme.arrowHead : Theme.refused
    }
    OutcomeChip {
        // Beside the arrow, on the arena line, where there is more room; onto a base: beside the base, on the attacker's
        // side of it.
        objectName: "outcomeChip"
        readonly property real columnLeft: root.session.geometry.column.x
        readonly property real columnRight: columnLeft + root.session.geometry.column.width
        readonly property bool divided: root.session.geometry.divided
        readonly property bool ontoBase: divided && root.hand.to.x > columnLeft && root.hand.to.x < columnRight
        readonly property bool fromSpace: divided && root.hand.from.x < columnLeft
        readonly property real middle: (root.hand.from.x + root.hand.to.x) / 2
        readonly property real leftmost: fromSpace || !divided ? Theme.px(4) : columnRight + Theme.px(6)
        readonly property real rightmost: fromSpace ? columnLeft - Theme.px(6) : root.width - Theme.px(4)
        readonly property real before: middle - Theme.px(30) - leftmost
        readonly property real behind: rightmost - middle - Theme.px(30)
        // Away from the arrow's head, where there is room.
        readonly property real least: Theme.px(150)
        readonly property real slant: root.hand.to.x - root.hand.from.x
        readonly property bool after: slant > Theme.px(20) ? before < least && behind > before
            : slant < -Theme.px(20) ? behind >= least || behind > before
                                    : behind >= Math.min(before, inLine + Theme.px(20))
        visible: root.hand.outcome.length > 0
        parts: root.hand.outcome
        most: ontoBase ? rightmost - leftmost : Math.max(Theme.px(150), before, behind)
        x: Math.round(ontoBase ? (fromSpace ? columnLeft - width - Theme.px(6) : columnRight + Theme.px(6))
                               : Math.max(leftmost, Math.min(rightmost - width, after ? middle + Theme.px(30) : middle - Theme.px(30) - width)))
        y: Math.round(ontoBase ? (root.hand.to.y < root.session.geometry.midY ? Theme.px(100) : root.hand.to.y + Theme.px(30))
                               : root.session.geometry.midY - height / 2)
    }
    Rectangle { // what it costs, and what it would do here
        objectName: "heldChip"
        visible: root.hand.active && (root.hand.chip !== "" || root.hand.note !== "") && root.hand.outcome.length === 0
        x: Math.round(Math.max(Theme.px(4), Math.min(root.width - width - Theme.px(4), root.hand.pointer.x - width / 2)))
        y: Math.round(Math.max(Theme.px(60), root.hangs ? root.hand.pointer.y + root.above : root.hand.pointer.y - root.above - height - Theme.px(18)))
        width: words.width + Theme.px(20)
        height: words.height + Theme.px(10)
        radius: Theme.px(13)
        color: Theme.panel
        border { width: Math.max(1, Theme.px(1.5)); color: Theme.act }
        Column {
            id: words
            anchors.centerIn: parent
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                text: root.hand.chip
                color: Theme.text
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12) }
            }
            PlainText {
                objectName: "heldNote"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                width: Math.min(implicitWidth, Theme.px(300))
                horizontalAlignment: Text.AlignHCenter
                text: root.hand.note
                wrapMode: Text.WordWrap
                color: root.hand.overTarget ? Theme.text : Theme.changedDown
                font { family: Theme.face; pixelSize: Theme.sx(12) }
            }
        }
    }
}
