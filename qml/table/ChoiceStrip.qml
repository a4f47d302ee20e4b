pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Questions that are not answered just with a card on the table: lines, numbers, names, an order, yes or no, and
// everything about cards being looked at. Docked to the lower edge, where the hand is, so that both sides of the
// board stay in view; the question is shown nowhere else.
FocusScope {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.desk.prompt
    readonly property string kind: controller.desk.choice
    readonly property bool listed: kind === "list" || kind === "order" || kind === "mulligan" || kind === "name"
    readonly property bool open: !session.stage.playing && prompt.docked
    readonly property bool theirs: prompt.seat === session.stage.farSeat.seat
    readonly property bool covered: shows && prompt.isPrivate && session.seats.seating === Seating.Peek
                                    && session.seats.peeking !== prompt.seat
    readonly property bool shows: kind === "cards" || controller.desk.looked.count > 0
    readonly property int pad: Theme.px(12)
    // As high as the room the board has to make: nothing on it is covered.
    readonly property int dock: open && !box.aboveHand ? box.height : 0
    readonly property int room: box.width - 2 * pad - (box.aboveHand ? Theme.px(4) : head.width + answers.width + 2 * Theme.px(16))

    visible: open
    z: 500
    readonly property bool naming: open && kind === "name"
    onOpenChanged: if (open) forceActiveFocus()
    onNamingChanged: if (naming) filter.begin()
    Accessible.role: Accessible.Dialog
    Accessible.name: prompt.title + ". " + prompt.text

    Rectangle {
        id: box
        objectName: "choice"
        // The first hand is decided on while looking at it, and nothing is in the arenas then.
        readonly property bool aboveHand: root.kind === "mulligan"
        readonly property tableGeometry geometry: root.session.stage.geometry
        readonly property int free: geometry.divided ? geometry.column.x + geometry.column.width : geometry.ownInfo.width // from there on
        x: aboveHand ? free + root.pad : 0
        y: aboveHand ? geometry.ownBand.y - height - root.pad : root.height - height
        width: aboveHand ? geometry.table.width - free - 2 * root.pad : geometry.table.width
        readonly property int below: aboveHand ? head.height + root.pad : 0 // the answers are under the question
        height: Math.max(aboveHand ? 0 : Theme.px(134), head.height + 2 * root.pad, below + content.height + 2 * root.pad,
                         below + answers.height + 2 * root.pad + (aboveHand ? content.height : 0))
        radius: aboveHand ? Theme.radiusLarge : 0
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }

        Shade { spread: Theme.px(16) }
        MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons }
        Rectangle { // whose question it is
            width: box.aboveHand ? Theme.px(4) : parent.width
            height: box.aboveHand ? parent.height : Theme.px(3)
            color: root.theirs ? Theme.theirs : Theme.mine
        }
        ChoiceHead {
            id: head
            x: root.pad + Theme.px(4)
            y: root.pad
            width: box.aboveHand ? box.width - 2 * x : Math.min(Theme.sx(root.shows ? 196 : 330), Math.round(box.width * (root.kind === "number" ? .3 : .36)))
            session: root.session
        }
        Item {
            id: content
            x: box.aboveHand ? head.x : head.x + head.width + Theme.px(16)
            y: root.pad + box.below
            width: root.room
            height: Math.max(names.height, looked.height, number.height)

            NameFilter {
                id: filter
                visible: root.kind === "name"
                width: visible ? Theme.px(220) : 0
                list: names
            }
            CardChoice {
                id: looked
                visible: root.shows
                // Beside lines, which are to be read, they scroll rather than take all there is.
                readonly property int most: parent.width - (names.visible ? Math.min(Theme.sx(190), parent.width / 2) + Theme.px(16) : 0)
                width: !visible ? 0 : root.kind === "cards" ? parent.width : Math.min(needed, most)
                session: root.session
                covered: root.covered
                focus: root.kind === "cards"
            }
            ChoiceList {
                id: names
                visible: root.listed
                x: filter.visible ? filter.width + Theme.px(12) : looked.visible ? looked.width + Theme.px(16) : 0
                width: parent.width - x
                // Not at once: with more lines in sight the list guesses anew how high all of them are.
                Binding on height { value: names.visible ? Math.min(names.contentHeight, Theme.px(176)) : 0; delayed: true }
                controller: root.controller
                needle: filter.text
                focus: visible && root.kind !== "name"
            }
            NumberChoice {
                id: number
                visible: root.kind === "number"
                x: names.x
                controller: root.controller
                focus: visible
            }
        }
        ChoiceAnswers {
            id: answers
            anchors { right: parent.right; rightMargin: root.pad + Theme.px(4) }
            y: root.pad + box.below + (box.aboveHand ? content.height : 0)
            session: root.session
            covered: root.covered
            // Beside cards to choose from there is little room; beside those that are only looked at, what they leave.
            limit: box.aboveHand ? head.width : root.kind === "cards" ? Theme.sx(156)
                : root.shows ? Math.max(Theme.sx(156), Math.min(Theme.sx(300), box.width - head.width - looked.needed - 6 * root.pad))
                             : Theme.sx(320)
            focus: root.kind === "confirm" || root.kind === "board"
        }
    }
}
