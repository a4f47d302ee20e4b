pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Cards that are not on the table: what is looked at or searched, a discard pile, somebody's hand. Those that cannot
// be chosen are there too, dimmed. While they are hidden from whoever is looking, they are face down and a word says
// how to look.
Item {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.desk.prompt
    readonly property bool chooses: controller.desk.choice === "cards"
    readonly property OptionModel cards: chooses ? controller.desk.choices : controller.desk.looked
    property bool covered: false // face down, and a press looks
    readonly property int cardHeight: Theme.px(110) // the same as in the hand below the question; pointing at one shows its rules
    readonly property int cardWidth: Math.round(cardHeight * 63 / 88)
    readonly property int gap: Theme.px(6)
    readonly property int needed: cards.count * (cardWidth + gap)
    // The more cards, the narrower each, so that none covers another's name; if this is not enough, they scroll.
    readonly property int share: Math.floor((width + gap) / Math.max(1, cards.count)) - gap
    readonly property int each: Math.max(Theme.px(60), Math.min(cardWidth, share))

    function take(index: int) {
        if (root.chooses)
            root.controller.desk.choose(index)
        else if (root.covered)
            root.session.seats.peekToggle(root.prompt.seat)
    }

    height: visible ? cardHeight : 0

    ItemList {
        id: list
        width: root.width
        height: root.cardHeight
        orientation: ListView.Horizontal
        spacing: root.gap
        displayMarginEnd: root.needed // all are there, for the screen reader
        displayMarginBeginning: root.needed
        focus: true
        activeFocusOnTab: true
        model: root.cards
        Accessible.role: Accessible.List
        Accessible.name: root.prompt.text
        Keys.onReturnPressed: root.take(currentIndex)
        Keys.onEnterPressed: root.take(currentIndex)
        Keys.onSpacePressed: root.take(currentIndex)
        delegate: CardChoiceItem {
            width: root.each
            height: list.height
            current: index === list.currentIndex && list.activeFocus
            chooses: root.chooses
            onChosen: root.take(index)
            onPointed: inside => root.session.preview.showCard(inside ? viewId : -1, mapToItem(null, 0, 0, width, height))
        }
    }
}
