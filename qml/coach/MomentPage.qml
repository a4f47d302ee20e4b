import QtQuick
import Playmat
import Playmat.Table

// A moment of a game that is over: the plot, what was done and what was better, and the table as it was.
FocusScope {
    id: root

    required property GameReview review
    required property TableSettings settings
    property int index: 0
    readonly property int headHeight: Math.round(134 * Math.max(1, settings.fontScale * .8) * pixel)
    property real pixel: 1 // pixels of the window for one of 1280 by 720
    readonly property var point: review.points[index] ?? null
    signal leaveRequested()
    signal playOnRequested(int step)

    function show(index: int) {
        root.index = Math.max(0, Math.min(review.points.length - 1, index))
        plot.current = root.index
        if (root.point)
            past.show(root.review.session, root.point.step, root.review.seat)
        table.focusTable()
        pointed.restart()
    }
    function leave() {
        past.close()
        root.leaveRequested()
    }

    Keys.onEscapePressed: root.leave()

    PastTable { id: past }
    Connections { target: past; function onShown() { pointed.restart() } }
    Connections { target: past.table.stage; function onGeometryChanged() { pointed.restart() } }
    Timer { // waits until the cards are in place
        id: pointed
        interval: 0
        onTriggered: {
            playedSigns.show(past.played())
            betterSigns.show(past.better(root.review, root.index))
        }
    }
    component Signs: LessonMarks {
        function show(signs: var) {
            lit = signs
            arrows = signs.filter(sign => sign.arrow)
        }
    }
    Binding { target: past.table.stage; property: "speed"; value: PlaybackQueue.Off }
    Binding { target: past.table.stage; property: "fontScale"; value: root.settings.fontScale }

    Rectangle {
        id: head
        width: root.width
        height: root.headHeight
        color: Theme.panel
        Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Theme.hair; color: Theme.line }

        ChancePlot {
            id: plot
            x: Theme.px(10)
            y: Theme.px(6)
            width: Math.round(parent.width * .36)
            height: parent.height - 2 * y
            review: root.review
            onOpened: index => root.show(index)
        }
        Column {
            anchors { left: plot.right; leftMargin: Theme.px(14); right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(4)
            PlainText {
                objectName: "momentWords"
                width: parent.width
                text: root.point ? qsTrId("moment_page.round_to_win").arg(root.point.round).arg(root.point.figure).arg(root.point.words) : ""
                height: Math.min(implicitHeight, Theme.sx(40))
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit // shows the whole text
                minimumPixelSize: 8
                color: Theme.text
                font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(15) }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            PlainText {
                objectName: "momentBetter"
                width: parent.width
                text: root.point ? Theme.spoken([root.point.better].concat(root.point.reasons), " ") : ""
                visible: text !== ""
                height: Math.min(implicitHeight, Theme.sx(48))
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                color: Theme.coach
                font { family: Theme.face; pixelSize: Theme.sx(13) }
            }
            Row {
                spacing: Theme.px(8)
                PushButton { objectName: "momentBefore"; fontSize: Theme.sx(12); enabled: root.index > 0; text: qsTrId("moment_page.previous"); onClicked: root.show(root.index - 1) }
                PushButton { objectName: "momentNext"; fontSize: Theme.sx(12); enabled: root.index + 1 < root.review.points.length; text: qsTrId("moment_page.next"); onClicked: root.show(root.index + 1) }
                PushButton { objectName: "openHands"; fontSize: Theme.sx(12); glyph: "eye"; checked: past.openHands; text: past.openHands ? qsTrId("moment_page.both_hands_more_than_you") : qsTrId("moment_page.open_hands"); onClicked: past.openHands = !past.openHands }
                PushButton { objectName: "playOnFrom"; fontSize: Theme.sx(12); glyph: "play"; text: qsTrId("moment_page.play_on_from_here"); Accessible.description: qsTrId("moment_page.against_the_program_with_the"); onClicked: root.playOnRequested(root.point.step) }
                PushButton { objectName: "momentLeave"; fontSize: Theme.sx(12); primary: true; text: qsTrId("moment_page.back"); onClicked: root.leave() }
            }
        }
    }
    Item {
        y: head.height
        width: root.width
        height: root.height - y
        TablePage {
            id: table
            anchors.fill: parent
            visible: past.table.running
            focus: true
            teaching: true // nothing of it is kept
            past: true
            coached: !past.openHands
            session: past.table
            settings: root.settings
            onLeaveRequested: root.leave()
        }
        Signs {
            id: playedSigns
            readonly property bool lost: root.point && root.point.mark > 0
            objectName: "playedSigns"
            anchors.fill: parent
            visible: !table.covered
            tint: lost ? Theme.harms : Theme.mine
            sign: lost ? "cross" : "check"
        }
        Signs {
            id: betterSigns
            objectName: "betterSigns"
            anchors.fill: parent
            visible: !table.covered
        }
    }
}
