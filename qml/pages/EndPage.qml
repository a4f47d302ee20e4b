pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Who won, why, what each side did; play again or the next game of a series, save, or look at the table once more. A game that is suspended has no
// winner: its last step is taken back, or it is saved as a report.
FocusScope {
    id: root

    required property TableSession session
    required property TableSettings settings
    property real pixel: 1 // pixels of the window for one of 1280 by 720
    readonly property MomentPage moment: past.item as MomentPage
    readonly property int headHeight: past.shown && moment ? moment.headHeight : 0
    signal againRequested(int swap) // as TableSession.playAgain takes it
    signal playOnRequested(int step, int person)
    signal startRequested()
    signal tableRequested()
    signal saveRequested()

    readonly property bool showsPoster: !suspended && !box.visible && Theme.fontScale < 1.6 // large letters need its room
    readonly property bool suspended: session.stage.board.suspended

    function openMoment(index: int) {
        past.shown = true
        root.moment.show(index)
    }
    function leaveMoment() {
        past.shown = false
        box.takeFocus()
    }
    function playOn(step: int) {
        const person = review.seat
        past.shown = false
        root.playOnRequested(step, person)
    }

    function takeFocus() {
        if (root.visible)
            buttons.takeFocus()
    }

    Component.onCompleted: takeFocus()
    onVisibleChanged: takeFocus()

    GameReview { id: review; session: root.session }
    Board { anchors.fill: parent; kind: root.session.scene }
    Rectangle { anchors.fill: parent; color: Theme.veil }
    Column {
        id: column
        visible: !past.shown
        anchors.centerIn: parent
        width: Math.min(root.width - Theme.px(80), Theme.px(820))
        spacing: Theme.px(20)

        Poster {
            objectName: "endPoster"
            visible: root.showsPoster
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, tallies.width)
            height: root.session.curve.title !== "" ? Theme.px(140) : Theme.px(200)
            session: root.session
        }
        Column {
            width: parent.width
            spacing: Theme.px(4)
            PlainText {
                visible: !root.showsPoster
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.session.stage.board.resultTitle
                color: Theme.text
                font: Theme.worlds.lettered(Theme.sx(38))
                Accessible.role: Accessible.Heading
                Accessible.name: text + ". " + root.session.stage.board.resultText
            }
            PlainText {
                visible: !root.showsPoster
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.session.stage.board.resultText
                wrapMode: Text.WordWrap
                color: Theme.muted
                font { family: Theme.face; pixelSize: Theme.sx(15) }
            }
            PlainText {
                objectName: "endSeries"; visible: text !== ""
                width: parent.width; horizontalAlignment: Text.AlignHCenter
                text: root.session.series.result; wrapMode: Text.WordWrap; color: Theme.text
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(17) }
            }
            RuleLink {
                objectName: "endRule"
                visible: root.session.stage.board.resultLink !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTrId("end_page.what_the_rules_say")
                font { pixelSize: Theme.sx(13) }
                onFollowed: root.session.follow(root.session.stage.board.resultLink)
            }
        }
        ReviewBox {
            id: box
            visible: review.running || review.points.length > 0 || review.problem !== ""
            width: parent.width
            review: review
            names: root.session.stage.nearSeat.seat === 0 ? [root.session.stage.nearSeat.name, root.session.stage.farSeat.name] : [root.session.stage.farSeat.name, root.session.stage.nearSeat.name]
            onOpened: index => root.openMoment(index)
        }
        EndCurve {
            objectName: "endCurve"
            visible: curve.title !== "" && !box.visible && Theme.fontScale < 1.4 // large letters need its room
            anchors.horizontalCenter: parent.horizontalCenter
            width: tallies.width
            curve: root.session.curve
            near: root.session.stage.nearSeat
            far: root.session.stage.farSeat
        }
        Row {
            id: tallies
            visible: !box.visible || Theme.fontScale < 1.2 // there is room for both
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(18)
            EndTally { seat: root.session.stage.nearSeat; tally: root.session.nearTally; won: root.session.stage.board.winner === seat.seat }
            EndTally { seat: root.session.stage.farSeat; tally: root.session.farTally; won: root.session.stage.board.winner === seat.seat; theirs: true }
        }
        EndButtons {
            id: buttons
            anchors.horizontalCenter: parent.horizontalCenter
            session: root.session
            suspended: root.suspended
            reviewable: review.possible && !review.running && !review.done
            onAgainRequested: root.againRequested(0)
            onSwapRequested: swapBox.open = true
            onReviewRequested: review.start()
            onTableRequested: root.tableRequested()
            onSaveRequested: root.saveRequested()
            onPosterRequested: posterBox.open = true
            onStartRequested: root.startRequested()
            onTakeBackRequested: {
                root.tableRequested() // both may have to agree there
                root.session.takingBack.undo()
            }
        }
    }
    LazyDialog {
        id: posterBox
        page: Qt.resolvedUrl("PosterDialog.qml")
        given: ({ session: root.session, open: true })
    }
    Connections { target: posterBox.item; function onDismissed() { posterBox.open = false; root.takeFocus() } }
    LazyDialog {
        id: swapBox
        page: Qt.resolvedUrl("SwapDialog.qml")
        given: ({ session: root.session, open: true })
    }
    Connections {
        target: swapBox.item
        function onDismissed() { swapBox.open = false; root.takeFocus() }
        function onChosen(swap: int) { swapBox.open = false; root.againRequested(swap) }
    }
    LazyPage {
        id: past
        page: Qt.resolvedUrl("../coach/MomentPage.qml")
        given: ({ review: review, settings: root.settings, focus: true })
    }
    Binding { target: past.item; property: "pixel"; value: root.pixel }
    Connections {
        target: past.item
        function onLeaveRequested() { root.leaveMoment() }
        function onPlayOnRequested(step: int) { root.playOn(step) }
    }
}
