pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The cards of a deck or of a sideboard, in columns. Arrows choose a card, and Enter moves a copy to the other list.
Rectangle {
    id: root

    required property Boarding boarding
    required property CardDrag carrier
    property bool theSide: false // the sideboard
    property string label
    property string glyph // the direction in which a card goes
    property string moveWords // what happens to a card
    property string empty // what is said without any card
    readonly property int columns: Math.max(1, Math.min(3, Math.floor(view.width / Theme.sx(215))))
    readonly property int rows: Math.ceil(view.count / columns)
    readonly property bool meant: carrier.active && carrier.source !== root && carrier.isOver(root) // by a dragged card
    signal moved(int line)
    signal shown(cardFacts facts)

    // Chooses the first card, below the first heading.
    function start() { view.currentIndex = Math.min(1, view.count - 1) }
    function keyed(event: var) {
        event.accepted = true
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) root.moved(view.currentIndex)
        else event.accepted = false
    }

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: meant ? Theme.focusWidth : Theme.hair; color: meant ? Theme.act : Theme.line }
    onActiveFocusChanged: if (activeFocus) view.forceActiveFocus()

    ItemGrid {
        id: view
        objectName: root.objectName + "Lines"
        anchors { fill: parent; margins: Theme.px(12) }
        activeFocusOnTab: true
        flow: GridView.FlowTopToBottom
        cellWidth: Math.floor(width / root.columns)
        cellHeight: Math.max(Theme.sx(23), Math.min(Theme.sx(29), Math.floor(height / Math.max(1, root.rows))))
        model: root.theSide ? root.boarding.aside : root.boarding.lines
        highlightMoveDuration: 0
        currentIndex: 1
        Accessible.role: Accessible.List
        Accessible.name: root.label
        Keys.onPressed: event => root.keyed(event)
        onActiveFocusChanged: if (activeFocus && currentItem) (currentItem as BoardRow).show()
        onCurrentItemChanged: if (activeFocus && currentItem) (currentItem as BoardRow).show()
        onCountChanged: if (currentIndex >= count && count > 0) currentIndex = count - 1
        WheelHandler { onWheel: event => view.contentX = Math.max(0, Math.min(view.contentWidth - view.width, view.contentX - event.angleDelta.y)) }

        delegate: BoardRow {
            id: row
            required property int index
            width: view.cellWidth - Theme.px(8)
            height: view.cellHeight
            glyph: root.glyph
            moveWords: root.moveWords
            carrier: root.carrier
            line: index
            source: root
            chosen: row.GridView.isCurrentItem && view.activeFocus
            onMoveRequested: { view.currentIndex = index; view.forceActiveFocus(); root.moved(index) }
            onPressed: { view.currentIndex = index; view.forceActiveFocus() }
            onShown: root.shown(facts)
        }
    }
    FocusFrame { target: view; visible: view.activeFocus && view.count === 0 }
    PlainText {
        objectName: root.objectName + "Empty"
        visible: view.count === 0 && root.empty !== ""
        anchors.centerIn: parent
        width: parent.width * .8
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.empty
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(13) }
    }
}
