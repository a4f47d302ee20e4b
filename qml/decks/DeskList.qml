pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The cards of a deck as lines, in columns.
//   room  the height that it may have
ItemGrid {
    id: root

    required property DeckDesk desk
    required property CardDrag carrier
    required property int room
    readonly property int columns: Math.max(1, Math.min(3, Math.floor(width / Theme.sx(215))))
    readonly property int most: Math.max(1, Math.floor(room / Theme.sx(23)))
    readonly property int rows: fitting(Math.min(most, Math.max(1, Math.ceil(root.desk.lineCount / columns))), root.desk.headings)
    signal changed(int line, int copies)
    signal shown(cardFacts facts, int line)

    // The least number of lines in a column, from that one on, with which no heading is the last line of a column.
    function fitting(least: int, headings: var): int {
        for (let rows = least; rows <= most; ++rows)
            if (!headings.some(line => line % rows === rows - 1))
                return rows
        return least
    }
    // The part of the deck at a point of the content; -1: none.
    function slotAt(x: real, y: real): int { return root.desk.slotAt(indexAt(x, y)) }
    function reveal(line: int) { forceLayout(); positionViewAtIndex(line, GridView.Contain) }

    height: rows * cellHeight
    activeFocusOnTab: true
    flow: GridView.FlowTopToBottom
    cellWidth: Math.floor(width / columns)
    cellHeight: Math.max(Theme.sx(23), Math.min(Theme.sx(29), Math.floor(room / rows)))
    model: root.desk.lines
    highlightMoveDuration: 0
    currentIndex: 1
    Accessible.role: Accessible.List
    Accessible.name: root.desk.name
    Accessible.description: root.desk.editable ? qsTrId("desk_list.shift_enter_moves") : ""
    WheelHandler { onWheel: event => root.contentX = Math.max(0, Math.min(root.contentWidth - root.width, root.contentX - event.angleDelta.y)) }

    delegate: DeskRow {
        id: row
        required property int index
        required property bool heading
        required property string name
        required property int count
        required property bool known
        required property cardFacts facts
        required property string comment
        width: root.cellWidth - Theme.px(8)
        height: root.cellHeight
        isHeading: heading
        words: name
        copies: count
        isKnown: known
        card: facts
        note: comment
        carrier: root.carrier
        line: index
        editable: root.desk.editable
        chosen: row.GridView.isCurrentItem && root.activeFocus
        onMore: root.changed(index, 1)
        onLess: root.changed(index, -1)
        onShown: if (!heading) root.shown(facts, index)
        onPressed: { root.currentIndex = index; root.forceActiveFocus() }
    }
}
