import QtQuick
import Playmat
import Playmat.Table

// The controls of a replay: the line of its rounds, buttons for steps and rounds, automatic playing
// with its speed, the choice of visible hands, and the review.
Rectangle {
    id: root

    required property Replay replay
    required property ReplayReview review
    readonly property string problem: replay.problem !== "" ? replay.problem : review.problem
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
        review: root.review
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
        text: Theme.spoken([root.replay.words, root.problem, root.review.note], ". ")
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit // because the bar does not grow
        minimumPixelSize: 8
        color: root.problem === "" ? Theme.muted : Theme.refused
        font { family: Theme.narrow; pixelSize: Theme.sx(13) }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Row {
        id: rest
        anchors { right: parent.right; rightMargin: line.x }
        y: ways.y
        spacing: ways.spacing
        Key { objectName: "momentBack"; visible: root.review.marks.length > 0; glyph: "left"; implicitWidth: height; Accessible.name: qsTrId("replay_bar.previous_moment"); onClicked: root.review.previous() }
        Key { objectName: "momentForward"; visible: root.review.marks.length > 0; glyph: "right"; text: qsTrId("replay_bar.moment"); Accessible.name: qsTrId("replay_bar.next_moment"); onClicked: root.review.next() }
        Key { objectName: "replayReview"; visible: root.review.possible; glyph: "bulb"; text: qsTrId("replay_bar.review"); Accessible.description: qsTrId("replay_bar.marks_what_decided_it"); onClicked: root.review.start() }
        Key {
            readonly property string progress: qsTrId("review_box.per_cent_reviewed").arg(Math.round(100 * root.review.progress))
            objectName: "replayReviewStop"
            visible: root.review.running
            glyph: "hourglass"
            text: qsTrId("replay_bar.stop").arg(Math.round(100 * root.review.progress))
            Accessible.name: Theme.spoken([qsTrId("review_box.stop"), progress], ", ")
            onClicked: root.review.stop()
        }
        Key { objectName: "replayEyes"; glyph: "eye"; checked: root.replay.eyes !== Replay.Mine; text: root.eyeWords; Accessible.description: qsTrId("replay_bar.whose_hand_is_open"); onClicked: root.replay.nextEyes() }
        Key { objectName: "replayPlayOn"; glyph: "redo"; text: qsTrId("moment_page.play_on_from_here"); Accessible.description: root.replay.programs ? qsTrId("moment_page.against_the_program_with_the") : ""; onClicked: root.playOnRequested() }
        Key { objectName: "replayLeave"; text: qsTrId("replay_bar.back"); onClicked: root.leaveRequested() }
    }
}
