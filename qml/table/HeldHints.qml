pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// What goes with a held card: the arrow, the outcome of an attack, what it costs, and why not here.
Item {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property heldCard hand: controller.aim.held
    // Each by itself: what asks for these is not worked out again with every step of the pointer.
    readonly property bool active: hand.active
    readonly property bool told: controller.aim.outcome.length > 0
    readonly property point pointer: hand.pointer
    readonly property point from: hand.from
    readonly property point to: hand.to
    readonly property bool mine: controller.desk.prompt.seat === session.stage.nearSeat.seat
    // From the pointer to where the card begins and ends, and the chip beyond it.
    readonly property real above: !hand.small ? hand.grab.y : hand.follows ? Theme.heldHeight / 2 : Theme.heldHeight
    // The plate that says what a drop here would do is never covered: the card avoids it (CardItem), the chip is past the card.
    readonly property rect plate: hand.keepOff
    readonly property bool underPlate: pointer.y >= plate.y
    readonly property real gathered: Theme.px(10) * controller.aim.companions.length
    readonly property real held: plate.height > 0 && hand.follows ? session.stage.rectOf(hand.viewId).height : 0
    readonly property real natural: pointer.y - hand.grab.y - Theme.liftHeld
    readonly property real besidePlate: !hand.follows ? (underPlate ? plate.y + plate.height : plate.y)
        : underPlate ? Math.max(natural, plate.y + plate.height + gathered) + held : Math.min(natural, plate.y - held) - gathered
    readonly property bool hangs: hand.small && !hand.follows && pointer.y < session.stage.geometry.midY

    AttackArrow { // of the current attack, until it has ended
        objectName: "attackArrow"
        anchors.fill: parent
        visible: root.session.attack.shown.active && !root.active
        from: root.session.attack.shown.from
        to: root.session.attack.shown.to
        unit: Theme.u
        bend: -.16
        tail: Theme.act
        head: Theme.arrowHead
    }
    Repeater { // of what waits, to what it was chosen for
        model: root.active ? 0 : root.session.attack.waiting.length
        AttackArrow {
            required property int index
            property arrowShown nowhere // while a delegate goes
            readonly property arrowShown shown: root.session.attack.waiting[index] ?? nowhere
            objectName: "waitingArrow" + index
            width: root.width
            height: root.height
            from: shown.from
            to: shown.to
            unit: Theme.u * .8
            bend: shown.to.y < shown.from.y ? .16 : -.16
            tail: shown.seat === root.session.stage.nearSeat.seat ? Theme.mine : Theme.theirs
            head: Theme.arrowHead
        }
    }
    AttackArrow {
        anchors.fill: parent
        visible: root.active && root.hand.arrow && root.from !== root.to
        from: root.from
        to: root.to
        unit: Theme.u
        bend: -.16
        tail: root.mine ? Theme.act : Theme.arrowHead
        head: root.hand.legal ? Theme.arrowHead : Theme.refused
    }
    OutcomeChip {
        // Beside the arrow, on the arena line, where there is more room; onto a base: beside the base, on the attacker's
        // side of it.
        objectName: "outcomeChip"
        readonly property point head: root.told ? root.to : root.from
        readonly property real columnLeft: root.session.stage.geometry.column.x
        readonly property real columnRight: columnLeft + root.session.stage.geometry.column.width
        readonly property bool divided: root.session.stage.geometry.divided
        readonly property bool ontoBase: divided && head.x > columnLeft && head.x < columnRight
        readonly property bool fromSpace: divided && root.from.x < columnLeft
        readonly property real middle: (root.from.x + head.x) / 2
        readonly property real leftmost: fromSpace || !divided ? Theme.px(4) : columnRight + Theme.px(6)
        readonly property real rightmost: fromSpace ? columnLeft - Theme.px(6) : root.width - Theme.px(4)
        readonly property real before: middle - Theme.px(30) - leftmost
        readonly property real behind: rightmost - middle - Theme.px(30)
        // Away from the arrow's head, where there is room.
        readonly property real least: Theme.px(150)
        readonly property real slant: head.x - root.from.x
        readonly property bool after: slant > Theme.px(20) ? before < least && behind > before
            : slant < -Theme.px(20) ? behind >= least || behind > before
                                    : behind >= Math.min(before, inLine + Theme.px(20))
        visible: root.told
        parts: root.controller.aim.outcome
        most: ontoBase ? rightmost - leftmost : Math.max(Theme.px(150), before, behind)
        x: Math.round(ontoBase ? (fromSpace ? columnLeft - width - Theme.px(6) : columnRight + Theme.px(6))
                               : Math.max(leftmost, Math.min(rightmost - width, after ? middle + Theme.px(30) : middle - Theme.px(30) - width)))
        y: Math.round(ontoBase ? (head.y < root.session.stage.geometry.midY ? Theme.px(100) : head.y + Theme.px(30))
                               : root.session.stage.geometry.midY - height / 2)
    }
    Rectangle { // around the cards that are gathered next
        readonly property rect area: root.controller.gathering.band
        objectName: "band"
        visible: area.width > 0 || area.height > 0
        x: area.x
        y: area.y
        width: area.width
        height: area.height
        color: Theme.fade(Theme.act, .12)
        border { width: Math.max(1, Theme.px(1.5)); color: Theme.act }
    }
    Rectangle { // what it costs, and what it would do here
        objectName: "heldChip"
        readonly property point at: visible ? root.pointer : root.from
        visible: root.active && (price.text !== "" || note.text !== "") && !root.told
        x: Math.round(Math.max(Theme.px(4), Math.min(root.width - width - Theme.px(4), at.x - width / 2)))
        y: Math.round(Math.max(Theme.px(60), root.plate.height > 0 ? (root.underPlate ? root.besidePlate + Theme.px(6) : root.besidePlate - height - Theme.px(6)) : root.hangs ? at.y + root.above : at.y - root.above - height - Theme.px(18)))
        width: words.width + Theme.px(20)
        height: words.height + Theme.px(10)
        radius: Theme.px(13)
        color: Theme.panel
        border { width: Math.max(1, Theme.px(1.5)); color: Theme.act }
        Item { // no Column: see RefusalBubble
            id: words
            anchors.centerIn: parent
            width: Math.max(price.width, note.width)
            height: note.y + (note.text !== "" ? note.height : 0)
            PlainText {
                id: price
                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                text: root.hand.chip
                color: Theme.text
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12) }
            }
            PlainText {
                id: note
                objectName: "heldNote"
                anchors.horizontalCenter: parent.horizontalCenter
                y: price.text !== "" ? price.height : 0
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
