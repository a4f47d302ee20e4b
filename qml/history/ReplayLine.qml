pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Shows the course of a match on a line: colour and side show who acted, marks show the rounds, and
// a handle shows the current step. A click goes to that step.
Item {
    id: root

    required property Replay replay
    readonly property real stepWidth: width / Math.max(1, replay.steps)
    readonly property real middle: Math.round(height * .7)

    function xOf(step: int): int { return Math.round(step * root.stepWidth) }

    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: root.replay.words
    Accessible.description: qsTrId("replay_line.arrows_go_through")
    Accessible.onIncreaseAction: root.replay.forward()
    Accessible.onDecreaseAction: root.replay.back()

    Rectangle { y: root.middle; width: parent.width; height: Theme.hair; color: Theme.outline }
    Repeater {
        model: root.replay.turns
        Rectangle {
            required property var modelData
            readonly property bool near: modelData.seat === root.replay.seat
            x: root.xOf(modelData.step)
            y: near ? root.middle + 1 : root.middle - height
            width: Math.max(1, root.xOf(modelData.step + modelData.count) - x - 1)
            height: Math.round(root.height * .22)
            radius: Theme.px(1.5)
            opacity: modelData.step < root.replay.step ? 1 : .4
            color: near ? Theme.mine : Theme.theirs
        }
    }
    Repeater {
        model: root.replay.rounds
        Item {
            id: mark
            required property var modelData
            required property int index
            readonly property bool now: index === root.replay.round
            x: root.xOf(modelData.step)
            Rectangle { width: Math.max(1, Theme.px(1.5)); height: root.height; color: mark.now ? Theme.act : Theme.outline }
            PlainText {
                x: Theme.px(4)
                visible: mark.now || root.stepWidth * 6 > 1
                text: mark.now ? mark.modelData.words : mark.modelData.number
                color: mark.now ? Theme.act : Theme.muted
                font { family: Theme.narrow; weight: mark.now ? Font.Bold : Font.Normal; pixelSize: Math.min(Theme.sx(11.5), Math.round(root.height * .46)) }
                Accessible.ignored: true
            }
        }
    }
    Rectangle { // the handle at the current step
        objectName: "replayHandle"
        x: root.xOf(root.replay.step) - width / 2
        y: root.middle - height / 2
        width: Theme.px(10)
        height: Math.round(root.height * .56)
        radius: width / 2
        color: Theme.act
        border { width: Theme.hair; color: Theme.actInk }
    }
    FocusFrame { target: root }
    MouseArea {
        objectName: "replayLine"
        function go(x: real) {
            const step = Math.round(x / root.stepWidth)
            if (step !== root.replay.step)
                root.replay.goTo(step)
        }
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onPressed: mouse => {
            root.forceActiveFocus()
            go(mouse.x)
        }
        onPositionChanged: mouse => go(mouse.x)
    }
}
