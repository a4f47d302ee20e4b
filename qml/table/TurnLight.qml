pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Shows whose turn it is, even out of the corner of the eye. The acting player's half of the table
// is lighter, the other half darker, and for the first second a line runs along the middle. The
// light changes in two steps and not smoothly, because each step draws half of the table anew.
Item {
    id: root

    required property TableSession session
    readonly property real middle: session.stage.geometry.midY
    readonly property bool open: !session.stage.board.over
    readonly property int acts: !open ? -1 : session.stage.nearSeat.decides ? session.stage.nearSeat.seat
        : session.stage.farSeat.decides ? session.stage.farSeat.seat : session.programs.busy
    property int lit: -1 // the seat whose half is light
    property int dim: -1 // the seat whose opponent's half is dark
    readonly property bool near: lit === session.stage.nearSeat.seat
    readonly property bool far: lit >= 0 && !near
    readonly property bool fresh: first.running
    readonly property color tint: near ? Theme.mine : Theme.theirs
    readonly property real strength: Theme.variant === 2 ? 0 : .15
    readonly property int bands: 10

    function light() {
        if (lit === acts)
            return
        lit = acts
        if (lit >= 0 && Theme.animated)
            first.restart()
    }

    function fade() { dim = acts }

    enabled: false // takes no input
    Component.onCompleted: lit = dim = acts
    onActsChanged: turn.restart()

    // Waits for the frames that show the answer, and then changes one half after the other.
    SequentialAnimation {
        id: turn
        PauseAnimation { duration: Theme.strikeDuration }
        ScriptAction { script: root.light() }
        PauseAnimation { duration: Theme.freezeDuration }
        ScriptAction { script: root.fade() }
    }
    Timer { id: first; interval: Math.max(1, Theme.time(1000)) }
    Item {
        id: half
        objectName: "turnLight"
        visible: root.near || root.far
        y: root.near ? root.middle : 0
        width: root.width
        height: root.near ? root.height - root.middle : root.middle
        Repeater { // bands, because a gradient takes the software renderer ten times as long
            model: root.bands
            Rectangle {
                required property int index
                readonly property real from: Math.round(half.height * index / root.bands)
                y: from
                width: half.width
                height: Math.round(half.height * (index + 1) / root.bands) - from
                color: Theme.fade(root.tint, root.strength * (.25 + .75 * (root.near ? index : root.bands - 1 - index) / (root.bands - 1)))
            }
        }
    }
    Rectangle { // darkens the other half
        readonly property bool above: root.dim === root.session.stage.nearSeat.seat
        visible: root.dim >= 0 && Theme.variant !== 2
        y: above ? 0 : root.middle
        width: root.width
        height: above ? root.middle : root.height - root.middle
        color: Theme.fade(Theme.tableEdge, .24)
    }
    Rectangle {
        id: line
        objectName: "turnLine"
        visible: root.fresh
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.middle - (root.near ? 0 : height)
        width: root.width * grown
        height: Math.max(2, Theme.px(3))
        color: root.tint
        property real grown: 1
    }
    NumberAnimation { target: line; property: "grown"; running: root.fresh; from: .05; to: 1; duration: Theme.moveDuration * 1.5; easing.type: Easing.OutCubic }
}
