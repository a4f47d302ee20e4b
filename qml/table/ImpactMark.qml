import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Marks a card to which something happens. A streak flies to the card, the card flashes, and a
// burst and a number appear. With reduced motion, the mark stands still. It disappears by itself.
Item {
    id: root

    required property int index
    property impact what
    property rect place // the area of the card
    property point from // the point from which the streak flies
    property real slowness: 1
    readonly property bool flies: what.from >= 0 && !what.still
    readonly property real middleX: place.x + place.width / 2
    readonly property real middleY: place.y + place.height / 2
    readonly property bool great: what.kind === "break" || what.kind === "crush"

    // `rect` is the area of the card, which is rotated by `turn` degrees. `start` is the middle of
    // the card from which the streak flies.
    function show(newImpact: impact, rect: rect, turn: real, start: point) {
        end()
        what = newImpact
        place = rect
        from = start
        slowness = what.slow ? 2 : 1
        flash.rotation = turn
        if (what.still)
            stay.restart()
        else
            motion.restart()
    }
    function end() {
        motion.stop()
        stay.stop()
    }

    function setOff() {
        burst.opacity = number.opacity = flash.opacity = 0
        streak.opacity = flies ? 1 : 0
    }
    function land() {
        streak.opacity = 0
        flash.opacity = what.flashes ? .85 : 0
        burst.opacity = 1
    }
    function standStill() {
        setOff()
        burst.opacity = .9
        number.opacity = burst.scale = number.scale = 1
        number.lift = 0
    }

    enabled: false
    visible: motion.running || stay.running
    Accessible.ignored: true

    Timer { // replaces the animation if the mark must stand still
        id: stay
        interval: 1600
        onRunningChanged: if (running) root.standStill()
    }
    Burst {
        id: streak
        width: Theme.px(120)
        height: Theme.px(22)
        kind: root.flies ? "streak" : ""
        rotation: Math.atan2(root.middleY - root.from.y, root.middleX - root.from.x) * 180 / Math.PI
        opacity: 0
    }
    Rectangle {
        id: flash
        x: root.place.x
        y: root.place.y
        width: root.place.width
        height: root.place.height
        radius: root.place.width * .07
        color: Theme.faceText
        opacity: 0
    }
    Burst {
        id: burst
        objectName: "burst_" + root.what.kind
        width: Theme.px(root.great ? 280 : root.what.kind === "token" || root.what.kind === "scratch" ? 150 : 200)
        height: width
        x: Math.round(root.middleX - width / 2)
        y: Math.round(root.middleY - height / 2)
        kind: root.what.kind
        opacity: 0
    }
    PlainText {
        id: number
        property real lift: 0
        x: Math.round((root.what.averted || root.what.kind === "earn" ? root.middleX : root.place.x + root.place.width * .8) - width / 2)
        y: Math.round((root.what.averted ? root.place.y + root.place.height * .2 : root.place.y + root.place.height * .8 - Theme.px(26)) - height / 2 - lift)
        text: root.what.words
        color: root.what.averted ? Theme.faceTarget : root.what.kind === "heal" ? Theme.faceGood : root.what.kind === "earn" ? Theme.crown : Theme.faceRefused
        opacity: 0
        style: Text.Outline
        styleColor: Theme.inkSolid
        font { family: Theme.display; weight: Font.ExtraBold; strikeout: root.what.averted; pixelSize: Theme.px(root.great ? 46 : root.what.averted ? 26 : 36) }
        Accessible.ignored: true
    }

    SequentialAnimation {
        id: motion
        ScriptAction { script: root.setOff() }
        ParallelAnimation {
            NumberAnimation { target: streak; property: "x"; from: root.from.x - streak.width / 2; to: root.middleX - streak.width / 2; duration: root.flies ? Theme.strikeDuration * root.slowness : 0; easing.type: Easing.InQuad }
            NumberAnimation { target: streak; property: "y"; from: root.from.y - streak.height / 2; to: root.middleY - streak.height / 2; duration: root.flies ? Theme.strikeDuration * root.slowness : 0; easing.type: Easing.InQuad }
        }
        ScriptAction { script: root.land() }
        ParallelAnimation {
            SequentialAnimation { // the card stays white while the attacker stops
                PauseAnimation { duration: Theme.freezeDuration * root.slowness }
                NumberAnimation { target: flash; property: "opacity"; to: 0; duration: Theme.pullDuration * root.slowness }
            }
            NumberAnimation { target: burst; property: "scale"; from: .5; to: 1; duration: Theme.strikeDuration * root.slowness; easing.type: Easing.OutQuart }
            SequentialAnimation {
                PauseAnimation { duration: Theme.settleDuration * 1.5 * root.slowness }
                NumberAnimation { target: burst; property: "opacity"; to: 0; duration: Theme.settleDuration * 1.1 * root.slowness }
            }
            NumberAnimation { target: number; property: "scale"; from: 1.7; to: 1; duration: Theme.strikeDuration; easing.type: Easing.OutCubic }
            NumberAnimation { target: number; property: "lift"; from: 0; to: Theme.px(22); duration: Theme.damageDuration * root.slowness; easing.type: Easing.InQuad }
            SequentialAnimation {
                NumberAnimation { target: number; property: "opacity"; from: .3; to: 1; duration: Theme.freezeDuration }
                PauseAnimation { duration: Theme.damageDuration * .62 * root.slowness }
                NumberAnimation { target: number; property: "opacity"; to: 0; duration: Theme.damageDuration * .3 * root.slowness }
            }
        }
    }
}
