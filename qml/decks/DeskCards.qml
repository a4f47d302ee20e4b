pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// All cards of a deck, as a list, in piles by cost or as pictures. Arrows choose a card, + and − add and remove a copy, and 0 to 4
// set the number of copies. Enter on an unknown card goes to those that were probably meant.
Rectangle {
    id: root

    required property DeckDesk desk
    required property CardDrag carrier
    required property int look // 0: list, 1: piles, 2: pictures
    readonly property int line: list.currentIndex // of the chosen card, however it is shown
    readonly property Flickable view: look === 0 ? list : faces
    signal looked(int look)
    signal shown(cardFacts facts, int line)
    signal unknownAsked() // for cards in the place of an unknown one

    // The keyboard stays with the cards.
    function lookAs(look: int) {
        const had = view.activeFocus
        root.looked(look)
        if (had)
            view.forceActiveFocus()
        root.reveal(root.line)
    }
    function choose(line: int) { if (line >= 0) list.currentIndex = line }
    function reveal(line: int) { if (root.look === 0) list.reveal(line); else faces.reveal(line) }
    function change(line: int, copies: int) { root.choose(line); root.desk.change(line, copies) }
    // A held key does not take out the last copy, because it would go on with the next card.
    function less(held: bool) {
        if (!held || root.desk.copiesAt(root.line) > 1)
            root.desk.change(root.line, -1)
    }
    // Moves a copy for each press; held keys do not repeat it.
    function moveAcross(event: var) {
        if (!event.isAutoRepeat)
            root.choose(root.desk.moveAcross(root.line, !(event.modifiers & Qt.ShiftModifier)))
    }
    function keyed(event: var) {
        const plain = !(event.modifiers & Qt.ControlModifier)
        const digit = plain && event.text.length === 1 ? "01234".indexOf(event.text) : -1
        event.accepted = root.view.activeFocus
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (!event.accepted) return
        if (enter && event.modifiers & (Qt.ShiftModifier | Qt.AltModifier)) root.moveAcross(event)
        else if (enter && plain) root.unknownAsked()
        else if (event.text === "+" || event.text === "=") root.desk.change(root.line, 1)
        else if (event.text === "-" || event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) root.less(event.isAutoRepeat)
        else if (digit >= 0) root.desk.setCount(root.line, digit)
        else event.accepted = false
    }

    // The part of the deck under a card that is dragged from part `from`; -1: none. If that part does not take the
    // card, the result is the part where it belongs.
    function slotUnder(from: int): int {
        if (!root.carrier.isOver(root))
            return -1
        const at = root.view.contentItem.mapFromItem(root.carrier, root.carrier.at.x, root.carrier.at.y)
        const slot = targets.slotUnder()
        const under = slot >= 0 ? slot : root.look === 0 ? list.slotAt(at.x, at.y) : faces.slotAt(at.x, at.y)
        return under === from && from >= 0 || targets.places.some(place => place.slot === under) ? under : targets.places[0].slot
    }
    function showLine() {
        if (root.view.activeFocus && root.desk.copiesAt(root.line) > 0)
            root.shown(root.desk.factsAt(root.line), root.line)
    }

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }
    onActiveFocusChanged: if (activeFocus) view.forceActiveFocus()
    onLineChanged: showLine()
    Keys.onPressed: event => root.keyed(event)

    HoverHandler {
        // The offer for a selected unknown card is beside the cards; the pointer passes others on the way to it.
        onHoveredChanged: if (!hovered && root.desk.unknownAt(root.line).words !== "") root.showLine()
    }
    Connections {
        target: root.desk
        function onAdded(line: int) { root.reveal(line) }
        // Where only cards can be chosen, the keys go on with the next one.
        function onChanged() { if (root.look > 0 && root.view.activeFocus) root.choose(root.desk.cardNear(root.line)) }
    }
    ChoiceRow {
        id: chips
        objectName: "deskLook"
        x: Theme.px(12)
        y: Theme.px(9)
        width: parent.width - 2 * x
        small: true
        label: qsTrId("desk_cards.look")
        names: [qsTrId("desk_cards.list"), qsTrId("desk_cards.piles"), qsTrId("desk_cards.pictures")]
        current: root.look
        onPicked: look => root.lookAs(look)
    }
    DeskList {
        id: list
        objectName: "deskLines"
        visible: root.look === 0
        x: Theme.px(12)
        y: chips.y + chips.height + Theme.px(6)
        width: parent.width - 2 * x
        room: root.height - y - Theme.px(10)
        desk: root.desk
        carrier: root.carrier
        onChanged: (line, copies) => root.change(line, copies)
        onShown: (facts, line) => root.shown(facts, line)
    }
    DeskFaces {
        id: faces
        objectName: "deskFaces"
        visible: root.look > 0
        x: list.x
        y: list.y
        width: parent.width - 2 * x + Theme.px(6)
        height: list.room
        piles: root.look === 1
        line: root.line
        desk: root.desk
        carrier: root.carrier
        onChose: line => root.choose(line)
        onChanged: (line, copies) => root.change(line, copies)
        onShown: (facts, line) => root.shown(facts, line)
    }
    ScrollMark { view: faces; visible: faces.visible && faces.contentHeight > faces.height + 1 }
    DeskTargets {
        id: targets
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(10) }
        height: Theme.sx(46)
        z: 1
        desk: root.desk
        carrier: root.carrier
    }
    FocusFrame { target: root.view; visible: root.view.activeFocus && root.desk.lineCount === 0 }
    PlainText {
        visible: root.desk.lineCount === 0
        anchors.centerIn: parent
        width: parent.width * .7
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTrId("desk_list.type_the_name_of_a_card")
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(13) }
    }
}
