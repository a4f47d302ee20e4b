pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// All cards of the table in one stack, so that none is ever cut off by a zone.
Item {
    id: root

    required property TableSession session

    function itemOf(viewId: int): CardItem {
        return cards.itemAt(root.session.stage.cards.indexOf(viewId)) as CardItem
    }
    function lunge(attacker: int, defender: int) {
        const from = itemOf(attacker)
        const to = itemOf(defender)
        if (from && to)
            from.lungeTo(to.x + to.width / 2, to.y + to.height / 2)
    }
    function flash(viewId: int) {
        const card = itemOf(viewId)
        if (card)
            card.flash()
    }

    function scrollRaised(dy: real) {
        const card = itemOf(root.session.controller.raisedCard())
        if (card)
            card.scrollBy(dy)
    }

    enabled: Assistance.listens // only looked at: TableInput takes all input

    Repeater {
        id: cards
        model: root.session.stage.cards
        CardItem { session: root.session }
    }
    Connections {
        target: root.session.stage
        function onLungeShown(attacker: int, defender: int) { root.lunge(attacker, defender) }
        function onDefeatShown(card: int) { root.flash(card) }
    }
}
