import QtQuick
import Playmat

// Animates the blow of a card. The card draws back, strikes, stops for a moment where it hits, and
// returns, moving slightly past its place. TableCards.qml uses a few of these for all cards.
Item {
    id: root

    required property int index
    property CardItem card: null
    property real dx: 0
    property real dy: 0
    property real slowness: 1
    readonly property real drawBack: Math.min(.16, Theme.px(16) / Math.max(1, Math.hypot(dx, dy)))

    // Moves the card by (byX, byY) and back.
    function strike(whose: CardItem, byX: real, byY: real, slow: bool) {
        motion.complete()
        card = whose
        dx = byX
        dy = byY
        slowness = slow ? 2 : 1
        motion.restart()
    }
    // Pushes a card that is hit now by (byX, byY).
    function push(whose: CardItem, byX: real, byY: real) {
        recoil.complete()
        card = whose
        dx = byX
        dy = byY
        recoil.restart()
    }
    function end() {
        motion.complete()
        recoil.complete()
    }
    // Whether this item animates that card now. A card that is hit while it strikes is not pushed.
    function serves(whose: CardItem): bool { return (motion.running || recoil.running) && card === whose }

    component Shift: ParallelAnimation {
        id: shift
        required property CardItem card
        property real dx: 0
        property real dy: 0
        property int time: 0
        property int curve: Easing.OutQuad
        NumberAnimation { target: shift.card; property: "lungeX"; to: shift.dx; duration: shift.time; easing { type: shift.curve; overshoot: 1.6 } }
        NumberAnimation { target: shift.card; property: "lungeY"; to: shift.dy; duration: shift.time; easing { type: shift.curve; overshoot: 1.6 } }
    }

    SequentialAnimation {
        id: motion
        Shift { card: root.card; dx: -root.dx * root.drawBack; dy: -root.dy * root.drawBack; time: Theme.pullDuration * root.slowness }
        Shift { card: root.card; dx: root.dx; dy: root.dy; time: Theme.strikeDuration * root.slowness; curve: Easing.InCubic }
        PauseAnimation { duration: Theme.freezeDuration * root.slowness }
        Shift { card: root.card; time: Theme.settleDuration * root.slowness; curve: Easing.OutBack }
    }
    SequentialAnimation {
        id: recoil
        Shift { card: root.card; dx: root.dx; dy: root.dy; time: Theme.freezeDuration }
        Shift { card: root.card; time: Theme.settleDuration; curve: Easing.OutBack }
    }
}
