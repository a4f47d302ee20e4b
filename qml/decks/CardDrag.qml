import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A card on its way from one list to another, under the pointer, over all of the page.
Item {
    id: root

    property bool active: false
    property cardFacts facts
    property string name
    property int line: -1 // where it comes from, in the list `source`
    property Item source: null
    property bool takenOut: false // it would be if it were dropped here
    property point at // on the page
    signal dropped(point at)

    function begin(facts: cardFacts, name: string, line: int, source: Item) {
        root.facts = facts
        root.name = name
        root.line = line
        root.source = source
        root.active = true
    }
    function move(to: point) { root.at = root.mapFromItem(null, to.x, to.y) }
    function end() {
        if (root.active)
            root.dropped(root.at)
        root.active = false
    }
    function cancel() { root.active = false }
    // Whether the card is over an item.
    function isOver(item: Item): bool { return item.visible && item.contains(item.mapFromItem(root, root.at.x, root.at.y)) }

    anchors.fill: parent
    CardStrip {
        objectName: "draggedCard"
        visible: root.active
        x: root.at.x + Theme.px(10)
        y: root.at.y + Theme.px(8)
        width: Theme.sx(210)
        height: Theme.sx(28)
        facts: root.facts
        name: root.name
        known: root.facts.cardId !== ""
        picked: true
        room: Theme.sx(28)
        Glyph {
            visible: root.takenOut
            anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
            width: Theme.sx(15)
            height: width
            name: "minus"
            color: Theme.faceText
        }
    }
}
