pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// All cards of a deck, in columns. Arrows choose a card, + and − add and remove a copy, and 0 to 4
// set the number of copies. Enter on an unknown card goes to those that were probably meant.
Rectangle {
    id: root

    required property DeckDesk desk
    required property CardDrag carrier
    readonly property int columns: Math.max(1, Math.min(3, Math.floor(view.width / Theme.sx(215))))
    readonly property int most: Math.max(1, Math.floor((height - Theme.px(24)) / Theme.sx(23)))
    readonly property int rows: fitting(Math.min(most, Math.max(1, Math.ceil(root.desk.lineCount / columns))), root.desk.headings)
    readonly property int line: view.currentIndex
    signal shown(cardFacts facts, int line)
    signal unknownAsked() // for cards in the place of an unknown one

    // The least number of lines in a column, from that one on, with which no heading is the last line of a column.
    function fitting(least: int, headings: var): int {
        for (let rows = least; rows <= most; ++rows)
            if (!headings.some(line => line % rows === rows - 1))
                return rows
        return least
    }
    function change(copies: int) { root.desk.change(view.currentIndex, copies) }
    // A held key does not take out the last copy, because it would go on with the next card.
    function less(held: bool) {
        if (!held || (view.currentItem as DeskRow)?.copies > 1)
            root.change(-1)
    }
    // Moves a copy for each press; held keys do not repeat it.
    function moveAcross(event: var) {
        if (!event.isAutoRepeat)
            view.currentIndex = root.desk.moveAcross(view.currentIndex, !(event.modifiers & Qt.ShiftModifier))
    }
    function keyed(event: var) {
        const digit = event.text.length === 1 ? "01234".indexOf(event.text) : -1
        event.accepted = true
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (enter && event.modifiers & (Qt.ShiftModifier | Qt.AltModifier)) root.moveAcross(event)
        else if (enter && !(event.modifiers & Qt.ControlModifier)) root.unknownAsked()
        else if (event.text === "+" || event.text === "=") root.change(1)
        else if (event.text === "-" || event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) root.less(event.isAutoRepeat)
        else if (digit >= 0) root.desk.setCount(view.currentIndex, digit)
        else event.accepted = false
    }

    // The part of the deck under a card that is dragged from part `from`; -1: none. If that part does not take the
    // card, the result is the part where it belongs.
    function slotUnder(from: int): int {
        if (!root.carrier.isOver(root))
            return -1
        const at = view.contentItem.mapFromItem(root.carrier, root.carrier.at.x, root.carrier.at.y)
        const slot = targets.slotUnder()
        const under = slot >= 0 ? slot : root.desk.slotAt(view.indexAt(at.x, at.y))
        return under === from && from >= 0 || targets.places.some(place => place.slot === under) ? under : targets.places[0].slot
    }

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }
    onActiveFocusChanged: if (activeFocus) view.forceActiveFocus()

    HoverHandler {
        // The offer for a selected unknown card is beside the list; the pointer passes other cards on the way to it.
        onHoveredChanged: {
            const row = view.currentItem as DeskRow
            if (!hovered && view.activeFocus && row && !row.isKnown)
                row.shown()
        }
    }
    Connections { target: root.desk; function onAdded(line: int) { view.forceLayout(); view.positionViewAtIndex(line, GridView.Contain) } }
    ItemGrid {
        id: view
        objectName: "deskLines"
        x: Theme.px(12)
        y: x
        width: parent.width - 2 * x
        height: root.rows * cellHeight
        activeFocusOnTab: true
        flow: GridView.FlowTopToBottom
        cellWidth: Math.floor(width / root.columns)
        cellHeight: Math.max(Theme.sx(23), Math.min(Theme.sx(29), Math.floor((root.height - 2 * x) / root.rows)))
        model: root.desk.lines
        highlightMoveDuration: 0
        currentIndex: 1
        Accessible.role: Accessible.List
        Accessible.name: root.desk.name
        Accessible.description: root.desk.editable ? qsTrId("desk_list.shift_enter_moves") : ""
        Keys.onPressed: event => root.keyed(event)
        onCurrentItemChanged: {
            const row = currentItem as DeskRow
            if (activeFocus && row)
                row.shown()
        }
        WheelHandler { onWheel: event => view.contentX = Math.max(0, Math.min(view.contentWidth - view.width, view.contentX - event.angleDelta.y)) }

        delegate: DeskRow {
            id: row
            required property int index
            required property bool heading
            required property string name
            required property int count
            required property bool known
            required property cardFacts facts
            required property string comment
            objectName: heading ? "" : "deskCard_" + (known ? facts.cardId : name)
            width: view.cellWidth - Theme.px(8)
            height: view.cellHeight
            isHeading: heading
            words: name
            copies: count
            isKnown: known
            card: facts
            note: comment
            carrier: root.carrier
            line: index
            editable: root.desk.editable
            chosen: row.GridView.isCurrentItem && view.activeFocus
            onMore: { view.currentIndex = index; root.change(1) }
            onLess: { view.currentIndex = index; root.change(-1) }
            onShown: if (!heading) root.shown(facts, index)
            onPressed: { view.currentIndex = index; view.forceActiveFocus() }
        }
    }
    DeskTargets {
        id: targets
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(10) }
        height: Theme.sx(46)
        z: 1
        desk: root.desk
        carrier: root.carrier
    }
    FocusFrame { target: view; visible: view.activeFocus && view.count === 0 }
    PlainText {
        visible: view.count === 0
        anchors.centerIn: parent
        width: parent.width * .7
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTrId("desk_list.type_the_name_of_a_card")
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(13) }
    }
}
