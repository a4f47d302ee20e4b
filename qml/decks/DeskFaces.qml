pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The cards of a deck as painted faces: in piles by cost, or side by side.
Flickable {
    id: root

    required property DeckDesk desk
    required property CardDrag carrier
    required property int line // of the chosen card
    property bool piles: true
    signal chose(int line)
    signal changed(int line, int copies)
    signal shown(cardFacts facts, int line)

    // The part of the deck at a point of the content; -1: none.
    function slotAt(x: real, y: real): int { return spread.slotAt(x, y) }
    function reveal(line: int) {
        const place = spread.placeOf(line)
        const more = place.height > 0 ? spread.below + Theme.px(2) : 0
        if (place.height > 0)
            contentY = Math.max(0, Math.min(place.y - spread.heading, Math.max(contentY, place.y + place.height + more - height)))
    }
    function keyed(event: var) {
        const right = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0
        const down = event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0
        event.accepted = true
        if (right !== 0 || down !== 0) root.chose(spread.step(root.line, right, down))
        else if (event.key === Qt.Key_Home) root.chose(spread.first())
        else if (event.key === Qt.Key_End) root.chose(spread.last())
        else event.accepted = false
    }

    activeFocusOnTab: true
    contentWidth: width
    contentHeight: spread.contentHeight
    interactive: contentHeight > height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    onLineChanged: reveal(line)
    onContentHeightChanged: returnToBounds()
    Accessible.role: Accessible.List
    Accessible.name: root.desk.name
    Accessible.description: root.desk.editable ? qsTrId("desk_list.shift_enter_moves") : ""
    Keys.onPressed: event => root.keyed(event)

    DeskSpread {
        id: spread
        desk: root.visible ? root.desk : null
        piles: root.piles
        width: root.width - Theme.px(6) // beside the mark for scrolling
        height: root.height
        heading: Theme.sx(19)
        strip: Theme.sx(18)
        below: root.piles ? 0 : Theme.sx(9) + Theme.px(6)
        gap: Theme.px(7)
        least: root.piles ? Theme.sx(78) : Theme.sx(70)
        most: root.piles ? Theme.px(128) : Theme.px(140)
    }
    Repeater {
        model: spread.groups
        PlainText {
            required property string words
            required property int count
            required property bool counted
            required property rect heading
            x: heading.x
            y: heading.y
            width: heading.width
            height: heading.height - Theme.px(3)
            verticalAlignment: Text.AlignBottom
            text: counted ? words + "  ·  " + count : words
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 6
            color: Theme.muted
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(11.5) }
            Accessible.role: Accessible.Heading
            Accessible.name: counted ? words + " " + count : words
        }
    }
    Repeater {
        model: spread.cards
        DeskCell {
            id: card
            required property rect place
            required property real seen
            required property string name
            required property int count
            required property bool known
            required property cardFacts facts
            required property string comment
            required line
            required most
            x: place.x
            y: place.y
            width: place.width
            height: seen
            whole: place.height
            strip: root.piles ? spread.strip : 0
            words: name
            copies: count
            isKnown: known
            card: facts
            note: comment
            carrier: root.carrier
            editable: root.desk.editable
            chosen: line === root.line && root.activeFocus
            onMore: root.changed(line, 1)
            onLess: root.changed(line, -1)
            onShown: root.shown(facts, line)
            onPressed: { root.chose(line); root.forceActiveFocus() }
        }
    }
}
