pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Cards that do not lie on the table: what is looked at or searched, a discard pile, somebody's hand. Those that cannot
// be chosen are there too, dimmed. While they are hidden from whoever looks, they lie on their backs and a word says
// how to look.
Item {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.prompt
    readonly property bool chooses: controller.choice === "cards"
    readonly property OptionModel cards: chooses ? controller.choices : controller.looked
    property bool covered: false // on their backs, and a press looks
    readonly property int cardHeight: Theme.px(196)
    readonly property int cardWidth: Math.round(cardHeight * 63 / 88)
    readonly property int needed: cards.count * (cardWidth + Theme.px(6))
    // Closer together the more there are, until a name can no longer be told; then they scroll.
    readonly property int between: cards.count < 2 ? 0 : Math.min(Theme.px(6), Math.floor((width - cardWidth * cards.count) / (cards.count - 1)))

    function take(index: int) {
        if (root.chooses)
            root.controller.choose(index)
        else if (root.covered)
            root.session.peekToggle(root.prompt.seat)
    }

    height: visible ? cardHeight : 0

    ListView {
        id: list
        width: root.width
        height: root.cardHeight
        orientation: ListView.Horizontal
        spacing: Math.max(root.between, -Math.round(root.cardWidth * .66))
        cacheBuffer: root.needed // the screen reader reads all of them
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.cards
        Accessible.role: Accessible.List
        Accessible.name: root.prompt.text
        Keys.onReturnPressed: root.take(currentIndex)
        Keys.onEnterPressed: root.take(currentIndex)
        Keys.onSpacePressed: root.take(currentIndex)
        delegate: CardChoiceItem {
            height: list.height
            current: index === list.currentIndex && list.activeFocus
            chooses: root.chooses
            onChosen: root.take(index)
            onPointed: inside => root.session.previewCard(inside ? viewId : -1)
        }
    }
}
