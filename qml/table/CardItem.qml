pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// One card of the table for as long as it is there. It glides to wherever the model puts it, follows the pointer
// while it is held, and is drawn by one of the forms beside this file.
Item {
    id: root

    required property TableSession session
    required property int index
    required property int viewId
    required property cardFacts facts
    required property int seat
    required property int zone
    required property int host
    required property int targetX
    required property int targetY
    required property int targetW
    required property int targetH
    required property int spawnX
    required property int spawnY
    required property int stackZ
    required property int form
    required property real turn
    required property bool raised
    required property int markKind
    required property int divided
    required property int tabLimit
    required property bool staged
    required property cardHint hint
    required property int stack
    required property int onTop

    readonly property TableController controller: session.controller
    readonly property int companion: Array.from(controller.aim.companions).indexOf(viewId) // place among those that come along with the held one; -1: none
    readonly property bool heldNow: controller.aim.followingCard === viewId || (companion >= 0 && controller.aim.followingCard >= 0)
    readonly property int behind: held ? companion + 1 : 0
    readonly property bool staying: controller.aim.stayingCard === viewId // where it was dropped, until somebody has looked at the answer
    readonly property bool picked: controller.aim.pickedCard === viewId || (companion >= 0 && controller.aim.pickedCard >= 0)
    // Over a card it can be used on it steps aside, to show what it would do there.
    readonly property bool aside: held && controller.aim.held.overTarget
    readonly property bool whole: (held || picked) && controller.aim.held.small // a little back, seen as a card
    readonly property bool theirs: seat !== session.stage.nearSeat.seat
    readonly property bool moving: xGlide.running || yGlide.running
    readonly property bool atRest: zoom === 1 && lungeX === 0 && lungeY === 0 && !aside && !picked
    readonly property int wholeW: Math.round(Theme.heldHeight / Theme.cardRatio)
    property bool held: false
    property bool glides: false
    property bool born: false
    property int shownForm: form
    property int lastW: targetW
    property real zoom: 1
    property real lungeX: 0
    property real lungeY: 0

    function pickUp() {
        glides = false
        held = true
    }
    // First the Behaviors, then the place: so it glides from where it was let go. They must not depend on `held`
    // themselves, or the place may be there before them.
    function letGo() {
        glides = Theme.animated
        held = false
    }
    function resize() {
        if (born && Theme.animated && lastW > 0 && lastW !== targetW) {
            zoomGlide.from = lastW / targetW
            zoomGlide.restart()
        }
        lastW = targetW
    }
    // Where it is dropped it grows from what was held, not from the little back that it was before.
    function noteWidth() {
        lastW = whole ? wholeW : targetW
    }
    // What is no longer drawn there stays visible until it has arrived.
    function settle() {
        if (!moving || form !== CardForm.Unseen)
            shownForm = form
    }
    // Animates the size of a card that is created or leaves.
    function pop(from: real) {
        zoomGlide.from = from
        zoomGlide.restart()
    }
    // Keeps the card off the plate that says what a drop here would do. Cards that move along lie a little higher.
    function clearOfPlate(y: real): real {
        const plate = controller.aim.held.keepOff
        if (plate.height <= 0 || whole || aside)
            return y
        return controller.aim.held.pointer.y < plate.y ? Math.min(y, plate.y - height) : Math.max(y, plate.y + plate.height + controller.aim.companions.length * Theme.px(10))
    }
    function scrollBy(dy: real) {
        const whole = body.item as CardFace
        if (whole)
            whole.scrollBy(dy)
    }

    objectName: "card" + viewId
    width: whole ? wholeW : targetW
    height: whole ? Theme.heldHeight : targetH
    x: held ? controller.aim.held.pointer.x - (aside ? width * .2 : whole ? width / 2 : controller.aim.held.grab.x) + behind * Theme.px(14) : staying ? controller.aim.stayingAt.x : born ? targetX : spawnX
    y: held ? clearOfPlate(controller.aim.held.pointer.y + (aside ? Theme.px(80) : -(whole ? height / 2 : controller.aim.held.grab.y) - Theme.liftHeld)) - behind * Theme.px(10)
            : staying ? controller.aim.stayingAt.y : born ? targetY + (whole && !theirs ? targetH - height : 0) : spawnY
    z: held ? 1000 - behind : staying ? 900 : picked ? 400 : lungeX !== 0 || lungeY !== 0 ? 350 : moving ? 300 + stackZ : stackZ
    rotation: held || staying ? 0 : turn
    transformOrigin: theirs ? Item.Top : Item.Bottom
    transform: atRest ? [] : [scaled, shifted] // Qt works them out for every card with each step of the pointer

    Accessible.role: Accessible.Button
    //: %n equal tokens in a stack: their name, and what one of them is
    Accessible.name: stack > 1 ? Theme.filled(qsTrId("card_item.equal_ones", stack), [facts.name, facts.accessibleName]) : facts.accessibleName
    Accessible.description: picked ? controller.aim.held.chip : Array.from(controller.gathering.cards).indexOf(viewId) >= 0 ? controller.gathering.words : hint.words
    Accessible.focusable: true
    Accessible.ignored: onTop >= 0 || shownForm === CardForm.Unseen && (host < 0 || facts.type === "Token Upgrade") // not of a tab
    Accessible.onPressAction: root.controller.pointer.activate(root.viewId)

    onHeldNowChanged: heldNow ? pickUp() : letGo()
    onTargetWChanged: resize()
    onWholeChanged: () => Qt.callLater(noteWidth)
    onFormChanged: () => Qt.callLater(settle)
    onMovingChanged: settle()
    Component.onCompleted: {
        glides = Theme.animated
        born = true
    }

    Scale {
        id: scaled
        xScale: root.aside ? .4 : root.zoom
        yScale: xScale
    }
    Translate {
        id: shifted
        x: root.lungeX
        y: root.lungeY + (root.picked ? -Theme.liftHeld * .6 : 0)
    }
    Behavior on x {
        enabled: root.glides && !root.session.stage.resizing
        NumberAnimation { id: xGlide; duration: Theme.moveDuration; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: root.glides && !root.session.stage.resizing
        NumberAnimation { id: yGlide; duration: Theme.moveDuration; easing.type: Easing.OutCubic }
    }
    Behavior on rotation {
        enabled: root.glides && !root.session.stage.resizing
        NumberAnimation { duration: Theme.moveDuration; easing.type: Easing.OutCubic }
    }
    NumberAnimation {
        id: zoomGlide
        target: root
        property: "zoom"
        to: 1
        duration: Theme.moveDuration
        easing.type: Easing.OutCubic
    }
    CardBody {
        id: body
        anchors.fill: parent
        card: root
        face: root.facts.face
        form: root.whole ? CardForm.Mini : root.shownForm
    }
    Repeater { // how many lie here, on the top one that is not in somebody's hand
        model: root.stack > 1 && root.shownForm === CardForm.Tile && !root.held && (root.onTop < 0 || root.controller.aim.followingCard === root.onTop) ? 1 : 0
        StackCount { count: root.stack; tile: root.width }
    }
}
