pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Questions that are not answered just with a card on the table: lines, numbers, names, an order, yes or no, and
// everything about cards being looked at. All of them appear in the same place, over the resting hand, so the board and its
// piles stay unchanged. If there is much to read, the strip takes the whole edge. The question is shown nowhere else.
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
    readonly property int edge: Theme.px(9) // margin above and below
    readonly property int gap: Theme.px(12)
    readonly property bool lifts: open && kind === "mulligan" && !theirs // lifts the hand, which the player looks at while deciding about it
    readonly property int most: Theme.lx(116) // height of the lines; more of them scroll
    property bool crowded: false // in the narrow strip, the lines need more height than that
    readonly property bool bare: !shows && !listed && kind !== "number" // shows only the question and its answers

    visible: open
    z: 500
    readonly property bool naming: open && kind === "name"
    onOpenChanged: {
        crowded = false
        if (open)
            forceActiveFocus()
    }
    onNamingChanged: if (naming) filter.begin()
    Accessible.role: Accessible.Dialog
    Accessible.name: prompt.title + ". " + prompt.text

    Rectangle {
        id: box
        objectName: "choice"
        readonly property var place: root.session.stage.geometry.question
        readonly property bool wide: Theme.fontScale > 1.15 || root.crowded || root.kind === "cards" || (root.listed && (root.shows || root.controller.desk.choices.count > 2))
            || (root.shows && looked.needed > place.width - Theme.sx(190) - answers.room - 2 * root.pad - root.gap)
        x: wide ? 0 : place.x
        y: root.height - height
        width: wide ? root.session.stage.geometry.table.width : place.width
        height: Math.max(place.height, head.height + 2 * root.edge, content.height + 2 * root.edge, answers.height + 2 * root.edge)
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }

        Shade { spread: Theme.px(16) }
        MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons }
        Rectangle { // whose question it is
            width: parent.width
            height: Theme.px(3)
            color: root.theirs ? Theme.theirs : Theme.mine
        }
        ChoiceHead {
            id: head
            x: root.pad
            y: root.edge
            width: root.bare ? box.width - answers.room - 2 * root.pad : box.wide ? Math.min(Theme.sx(300), Math.round(box.width * .32)) : Theme.sx(root.shows ? 190 : 210)
            session: root.session
        }
        Item {
            id: content
            x: head.x + head.width + root.gap
            y: root.edge
            width: box.width - x - answers.room - root.pad
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
                Binding on height { value: names.visible ? Math.min(names.contentHeight, root.most) : 0; delayed: true }
                onContentHeightChanged: if (root.open && root.listed && contentHeight > root.most) root.crowded = true
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
        IconButton {
            id: undo
            objectName: "choiceUndoButton"
            anchors { right: parent.right; top: parent.top; rightMargin: Theme.px(6); topMargin: root.edge }
            enabled: root.session.takingBack.canUndo
            glyph: "undo"
            text: qsTrId("choice_answers.take_back")
            onClicked: root.session.takingBack.undo()
        }
        ChoiceAnswers {
            id: answers
            readonly property int room: undo.width + Theme.px(6) + (width > 0 ? width + root.gap : 0)
            anchors { right: undo.left; rightMargin: Theme.px(6) }
            y: root.edge
            session: root.session
            covered: root.covered
            limit: Theme.sx(root.bare ? 260 : root.kind === "cards" ? 156 : 248)
            focus: root.kind === "confirm" || root.kind === "board"
        }
    }
}
