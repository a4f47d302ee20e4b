import QtQuick
import Playmat
import Playmat.Table

// The controls of a replay: the line of its rounds, buttons for steps and rounds, automatic playing
// with its speed, and the choice of visible hands.
Rectangle {
    id: root

    required property Replay replay
    readonly property string eyeWords: replay.eyes === Replay.Both ? qsTrId("replay_bar.both_hands") : Theme.filled(qsTrId("replay_bar.eyes_of"), [replay.names[replay.seat] ?? ""])
    readonly property int keyHeight: Theme.sx(32)
    signal leaveRequested()
    signal playOnRequested()

    component Key: PushButton {
        implicitHeight: Theme.sx(32)
        fontSize: Theme.sx(12)
    }

    color: Theme.panel
    Rectangle { width: parent.width; height: Theme.hair; color: Theme.line }
    MouseArea { anchors.fill: parent } // keeps clicks from the table below

    ReplayLine {
        id: line
        x: Theme.px(14)
        y: Theme.px(4)
        width: root.width - 2 * x
        height: Math.round(root.height * .4)
        replay: root.replay
    }
    Row {
        id: ways
        x: line.x
        y: root.height - root.keyHeight - Theme.px(4)
        spacing: Theme.px(5)
        Key { objectName: "roundBack"; glyph: "left"; text: qsTrId("replay_bar.round"); Accessible.name: qsTrId("replay_bar.back_by_a_round"); enabled: root.replay.step > 0; onClicked: root.replay.roundBack() }
        Key { objectName: "stepBack"; glyph: "left"; implicitWidth: height; Accessible.name: qsTrId("replay_bar.back_by_a_step"); enabled: root.replay.step > 0; onClicked: root.replay.back() }
        Key {
            objectName: "replayPlay"
            primary: true
            glyph: root.replay.playing ? "hourglass" : "play"
            text: root.replay.playing ? qsTrId("replay_bar.pause") : qsTrId("replay_bar.play")
            onClicked: root.replay.playing = !root.replay.playing
        }
        Key { objectName: "stepForward"; glyph: "right"; implicitWidth: height; Accessible.name: qsTrId("replay_bar.on_by_a_step"); enabled: root.replay.step < root.replay.steps; onClicked: root.replay.forward() }
        Key { objectName: "roundForward"; glyph: "right"; text: qsTrId("replay_bar.round"); Accessible.name: qsTrId("replay_bar.on_by_a_round"); enabled: root.replay.step < root.replay.steps; onClicked: root.replay.roundForward() }
        Key { objectName: "replaySpeed"; text: qsTrId("replay_bar.speed").arg(root.replay.speed); onClicked: root.replay.speed = root.replay.speed % 4 + 1 }
    }
    PlainText {
        objectName: "replayWords"
        anchors { left: ways.right; leftMargin: Theme.px(12); right: rest.left; rightMargin: Theme.px(12) }
        y: ways.y
        height: root.keyHeight
        verticalAlignment: Text.AlignVCenter
        text: root.replay.problem === "" ? root.replay.words : root.replay.words + ". " + root.replay.problem
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit // because the bar does not grow
        minimumPixelSize: 8
        color: root.replay.problem === "" ? Theme.muted : Theme.refused
        font { family: Theme.narrow; pixelSize: Theme.sx(13) }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Row {
        id: rest
        anchors { right: parent.right; rightMargin: line.x }
        y: ways.y
        spacing: ways.spacing
        Key { objectName: "replayEyes"; glyph: "eye"; checked: root.replay.eyes !== Replay.Mine; text: root.eyeWords; Accessible.description: qsTrId("replay_bar.whose_hand_is_open"); onClicked: root.replay.nextEyes() }
        Key { objectName: "replayPlayOn"; glyph: "redo"; text: qsTrId("moment_page.play_on_from_here"); Accessible.description: root.replay.programs ? qsTrId("moment_page.against_the_program_with_the") : ""; onClicked: root.playOnRequested() }
        Key { objectName: "replayLeave"; text: qsTrId("replay_bar.back"); onClicked: root.leaveRequested() }
    }
}
