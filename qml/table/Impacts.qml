pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Marks on cards what happens to them. It reuses a small number of marks.
Item {
    id: root

    required property TableSession session
    required property TableCards cards
    readonly property bool busy: Array.from({ length: marks.count }, (none, i) => (marks.itemAt(i) as ImpactMark)?.visible ?? false).includes(true)
    property bool keys: false // the table has the keyboard
    property int next: 0
    property point shake: Qt.point(0, 0) // the offset by which the table is drawn

    function show(what: impact) {
        const card = root.cards.seenItemOf(what.card)
        const mark = marks.itemAt(next) as ImpactMark
        if (!card || !mark || (!what.still && !Theme.animated))
            return
        next = (next + 1) % marks.count
        const start = root.cards.seenItemOf(what.from)
        const flown = Object.assign(what, { from: start && start !== card ? what.from : -1 })
        const middle = start ? Qt.point(start.x + start.width / 2, start.y + start.height / 2) : Qt.point(0, 0)
        mark.show(flown, Qt.rect(card.x, card.y, card.width, card.height), card.facts.exhausted ? Theme.exhaustedTurn : 0, middle)
        if (what.still)
            return
        if (what.flashes)
            root.cards.push(card)
        if (what.shakes)
            shaking.restart()
    }
    function end() {
        for (let i = 0; i < marks.count; ++i)
            (marks.itemAt(i) as ImpactMark).end()
        shaking.complete()
    }

    // Skips the rest of the playback, and lets a waiting program play on.
    function hurry() {
        root.session.stage.skip()
        if (root.session.programs.busy >= 0)
            root.session.programs.goOn()
    }

    enabled: false // takes no input

    Shortcut { sequence: "Space"; enabled: root.keys && (root.session.programs.busy >= 0 || root.session.stage.playing || root.busy); onActivated: root.hurry() }
    Repeater {
        id: marks
        model: 8
        ImpactMark {}
    }
    // Shakes the table in a few steps, because each step draws the whole table anew.
    SequentialAnimation {
        id: shaking
        PropertyAction { target: root; property: "shake"; value: Qt.point(-3, 2) }
        PauseAnimation { duration: Theme.freezeDuration }
        PropertyAction { target: root; property: "shake"; value: Qt.point(3, -1) }
        PauseAnimation { duration: Theme.freezeDuration }
        PropertyAction { target: root; property: "shake"; value: Qt.point(-1, -2) }
        PauseAnimation { duration: Theme.freezeDuration }
        PropertyAction { target: root; property: "shake"; value: Qt.point(0, 0) }
    }
    Connections {
        target: root.session.stage
        function onImpactShown(what: impact) { root.show(what) }
        function onSkipped() { root.end() }
    }
}
