pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Shows the course of a match on a line: colour and side show who acted, marks show the rounds and
// the moments of the review, and a handle shows the current step. A click goes to a step, and a
// box above the line has the words of the moment under the pointer or at the current step.
Item {
    id: root

    required property Replay replay
    required property ReplayReview review
    readonly property var marks: review.marks
    readonly property var here: replay.playing ? null : marks.filter(mark => mark.step === replay.step)[0] ?? null
    property var pointed: null // the moment under the pointer, unless it is `here`
    readonly property int panel: replay.table.stage.geometry.panel.width
    readonly property int markSize: Math.round(height * .54)
    readonly property real stepWidth: width / Math.max(1, replay.steps)
    readonly property real middle: Math.round(height * .7)

    function xOf(step: int): int { return Math.round(step * root.stepWidth) }
    function heightOf(mark: var): int { return root.middle + Math.round(root.height * (mark.seat === root.replay.seat ? .1 : -.1)) }
    function markAt(x: real, y: real): var {
        const reach = root.markSize / 2 + 1
        const near = root.marks.filter(mark => Math.hypot(x - root.xOf(mark.step), y - root.heightOf(mark)) <= reach)
        near.sort((a, b) => Math.abs(x - root.xOf(a.step)) - Math.abs(x - root.xOf(b.step)))
        return near[0] ?? null
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: root.here ? Theme.spoken([root.replay.words, root.here.words], ". ") : root.replay.words
    Accessible.description: root.marks.length > 0 ? Theme.spoken([qsTrId("replay_line.arrows_go_through"), qsTrId("replay_line.comma_and_full_stop")], " ") : qsTrId("replay_line.arrows_go_through")
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
    Repeater {
        model: root.marks
        ReplayMark {
            required property int index
            objectName: "replayMark" + index
            x: root.xOf(modelData.step) - width / 2
            y: root.heightOf(modelData) - height / 2
            width: root.markSize
            height: width
            here: root.here !== null && modelData.step === root.here.step
            onChosen: root.replay.goTo(modelData.step)
        }
    }
    FocusFrame { target: root }
    MouseArea {
        property bool dragged: false
        objectName: "replayLine"
        function goTo(step: int) {
            if (step !== root.replay.step)
                root.replay.goTo(step)
        }
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: mouse => {
            const mark = root.markAt(mouse.x, mouse.y)
            dragged = mark === null
            root.pointed = null
            root.forceActiveFocus()
            goTo(mark ? mark.step : Math.round(mouse.x / root.stepWidth))
        }
        onPositionChanged: mouse => {
            const mark = root.markAt(mouse.x, mouse.y)
            root.pointed = mark && mark.step !== root.replay.step ? mark : null
            dragged = dragged || mark === null // small movements stay at the mark
            if (pressed && dragged)
                goTo(Math.round(mouse.x / root.stepWidth))
        }
        onExited: root.pointed = null
    }
    Connections { target: root.review; function onMarked() { root.pointed = null } }
    Rectangle {
        readonly property var moment: root.pointed ?? root.here
        readonly property int pad: Theme.px(8)
        objectName: "replayMoment"
        visible: moment !== null
        // The box of the current step covers the buttons of the panel, which do nothing in a replay, and no card.
        x: root.pointed ? Math.max(0, Math.min(root.width - width, root.xOf(root.pointed.step) - Math.round(width / 2))) : root.width - width
        y: -height - Theme.px(8)
        width: words.width + 2 * pad
        height: words.height + 2 * pad
        radius: Theme.radius
        color: Theme.raised
        border { width: Theme.hair; color: Theme.outline }
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text
        PlainText {
            id: words
            objectName: "replayMomentWords"
            x: parent.pad
            y: parent.pad
            width: root.pointed ? Theme.sx(340) : root.panel > 0 ? root.panel - Theme.px(19) - 2 * parent.pad : Theme.sx(220)
            wrapMode: Text.WordWrap
            text: parent.moment ? parent.moment.words : ""
            color: Theme.text
            font { family: Theme.face; pixelSize: Theme.sx(13) }
            Accessible.ignored: true
        }
    }
}
