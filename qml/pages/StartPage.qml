import QtQuick
import QtQuick.Dialogs
import Playmat
import Playmat.Table

// The first page: go on, or choose who sits where with which deck. One button that starts.
FocusScope {
    id: root

    required property TableSettings settings
    required property DeckLibrary decks
    property string problem: ""
    signal dealRequested()
    signal continueRequested()
    signal fileOpened(url file)
    signal settingsRequested()

    readonly property int margin: Theme.px(40)
    property int deckSeat: 0

    function chooseDeck(seat: int) {
        deckSeat = seat
        deckDialog.open = true
    }

    // Enter goes on with what was left; beginning anew, which ends it, is a step further.
    function focusFirst() {
        if (root.decks.canContinue)
            cont.focusButton()
        else
            deal.forceActiveFocus()
    }

    onVisibleChanged: if (visible) focusFirst()
    Component.onCompleted: focusFirst()

    Board { anchors.fill: parent; kind: "dusk" }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.fade(Theme.tableEdge, .7) }
            GradientStop { position: .3; color: Theme.fade(Theme.tableEdge, .2) }
            GradientStop { position: 1; color: Theme.fade(Theme.tableEdge, .78) }
        }
    }
    StartHead {
        x: root.margin
        y: Theme.px(30)
        width: root.width - 2 * x
        onSettingsRequested: root.settingsRequested()
    }
    ContinueBox {
        id: cont
        visible: root.decks.canContinue
        x: root.margin
        y: Theme.px(106)
        width: root.width - 2 * x
        height: visible ? Theme.px(104) : 0
        decks: root.decks
        onContinueRequested: root.continueRequested()
    }
    Rectangle {
        id: play
        x: root.margin
        y: cont.visible ? cont.y + cont.height + Theme.px(18) : Theme.px(116)
        width: Math.round(root.width * .66)
        height: root.height - y - Theme.px(36)
        radius: Theme.radiusLarge
        color: Theme.fade(Theme.panel, .86)
        border { width: Theme.hair; color: Theme.line }

        SeatingChoice {
            id: seating
            x: Theme.px(20)
            y: Theme.px(16)
            width: play.width - 2 * x
            settings: root.settings
        }
        SeatChoice {
            id: nearChoice
            x: Theme.px(20)
            y: seating.y + seating.height + Theme.px(16)
            width: (play.width - Theme.px(64)) / 2
            height: play.height - y - Theme.px(74)
            seat: 0
            settings: root.settings
            decks: root.decks
            onDeckRequested: root.chooseDeck(0)
        }
        SeatChoice {
            x: nearChoice.x + nearChoice.width + Theme.px(24)
            y: nearChoice.y
            width: nearChoice.width
            height: nearChoice.height
            seat: 1
            theirs: true
            settings: root.settings
            decks: root.decks
            onDeckRequested: root.chooseDeck(1)
        }
        StartProblem {
            anchors { left: parent.left; leftMargin: Theme.px(20); right: deal.left; rightMargin: Theme.px(20); verticalCenter: deal.verticalCenter }
            problem: root.decks.problem !== "" ? root.decks.problem : root.problem
        }
        PushButton {
            id: deal
            objectName: "dealButton"
            anchors { right: parent.right; bottom: parent.bottom; rightMargin: Theme.px(20); bottomMargin: Theme.px(16) }
            width: Theme.px(190)
            height: Theme.px(46)
            primary: !cont.visible // one bright button: where there is a game to go on with, that one
            fontSize: Theme.px(15)
            text: qsTr("Deal the cards")
            enabled: root.decks.ready
            onClicked: {
                if (root.decks.canContinue)
                    giveUp.open = true
                else
                    root.dealRequested()
            }
        }
    }
    GuideBox {
        x: play.x + play.width + Theme.px(18)
        y: play.y
        width: root.width - root.margin - x
        height: play.height
    }
    DropArea {
        anchors.fill: parent
        onDropped: drop => root.decks.dropped(drop.x < root.width / 2 ? 0 : 1, drop.urls, drop.text)
    }
    DeckDialog {
        id: deckDialog
        decks: root.decks
        seat: root.deckSeat
        onDismissed: open = false
        onFileRequested: openDialog.open()
    }
    GiveUpDialog {
        id: giveUp
        decks: root.decks
        onDismissed: open = false
        onDealRequested: root.dealRequested()
        onContinueRequested: root.continueRequested()
    }
    FileDialog {
        id: openDialog
        title: qsTr("Open a deck or a game")
        nameFilters: [qsTr("Decks and games (*.json *.txt *.playmat)"), qsTr("All files (*)")]
        onAccepted: root.fileOpened(selectedFile)
    }
}
