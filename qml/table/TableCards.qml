pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// All cards of the table in one stack, so that none is ever cut off by a zone.
Item {
    id: root

    required property TableSession session
    property int next: 0
    property point blow: Qt.point(0, 0) // the direction of the last blow

    function itemOf(viewId: int): CardItem {
        return cards.itemAt(root.session.stage.cards.indexOf(viewId)) as CardItem
    }
    // The item that shows a card; for a card that is attached to another one, the item of that one.
    function seenItemOf(viewId: int): CardItem {
        const card = viewId < 0 ? null : itemOf(viewId)
        return card && card.shownForm === CardForm.Unseen ? (card.host >= 0 ? itemOf(card.host) : null) : card
    }
    function strikeOf(card: CardItem): Strike {
        for (let i = 0; i < strikes.count; ++i) {
            if ((strikes.itemAt(i) as Strike).serves(card))
                return strikes.itemAt(i) as Strike
        }
        next = (next + 1) % strikes.count
        return strikes.itemAt(next) as Strike
    }
    // Moves the attacker until it touches the defender, or only a part of the way unless `lands`.
    function lunge(attacker: int, defender: int, lands: bool, slow: bool) {
        const from = seenItemOf(attacker)
        const to = seenItemOf(defender)
        if (!from || !to || !Theme.animated)
            return
        const dx = to.x + to.width / 2 - from.x - from.width / 2
        const dy = to.y + to.height / 2 - from.y - from.height / 2
        const length = Math.max(1, Math.hypot(dx, dy))
        const share = Math.max(.2, 1 - (Math.min(from.width, from.height) + Math.min(to.width, to.height)) * .38 / length) * (lands ? 1 : .3)
        blow = Qt.point(dx / length, dy / length)
        strikeOf(from).strike(from, dx * share, dy * share, slow)
    }
    // Moves a card towards the middle of the place where it fights.
    function clash(viewId: int, slow: bool) {
        const card = seenItemOf(viewId)
        if (!card || !Theme.animated)
            return
        const middle = Array.from(root.session.stage.geometry.plates).map(plate => plate.field)
            .find(field => card.x >= field.x && card.x < field.x + field.width && card.y >= field.y && card.y < field.y + field.height)
        const dy = (middle ? middle.y + middle.height / 2 : root.session.stage.geometry.midY) - card.y - card.height / 2
        blow = Qt.point(0, 0)
        strikeOf(card).strike(card, 0, dy * .6, slow)
    }
    // Pushes a card in the direction of the last blow.
    function push(card: CardItem) {
        const strike = strikeOf(card)
        if (!strike.serves(card) && (blow.x !== 0 || blow.y !== 0))
            strike.push(card, blow.x * Theme.px(8), blow.y * Theme.px(8))
    }
    function show(what: impact) {
        const card = itemOf(what.card)
        if (card && Theme.animated && !what.still && (what.kind === "defeat" || what.kind === "token"))
            card.pop(what.kind === "token" ? .3 : 1.25)
    }
    function end() {
        for (let i = 0; i < strikes.count; ++i)
            (strikes.itemAt(i) as Strike).end()
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
    Repeater { // over their cards, under what is held
        model: root.session.stage.geometry.plates.length
        PlateInfo {
            required property int index
            property platePlace none // while a delegate goes
            property placeInfo nobodys
            z: 47
            session: root.session
            plate: root.session.stage.geometry.plates[index] ?? none
            place: root.session.stage.board.places[index] ?? nobodys
        }
    }
    Repeater {
        id: strikes
        model: 12
        Strike {}
    }
    Connections {
        target: root.session.stage
        function onLungePaced(attacker: int, defender: int, lands: bool, slow: bool) { root.lunge(attacker, defender, lands, slow) }
        function onStrikeShown(card: int, slow: bool) { root.clash(card, slow) }
        function onImpactShown(what: impact) { root.show(what) }
        function onSkipped() { root.end() }
    }
}
