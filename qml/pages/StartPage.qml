import QtQuick
import Playmat
import Playmat.Table

// The first page: go on, or choose who sits where with which deck. One button that starts.
FocusScope {
    id: root

    required property TableSettings settings
    required property DeckLibrary decks
    required property SavedMatches matches
    required property LearnSession learn
    required property ProgramSeats programs
    property bool begun: false // the first frame is on the screen: there is time to read matches and decks
    property string problem: ""
    signal dealRequested()
    signal continueRequested(string path)
    signal openRequested(int seat)
    signal dropped(int seat, var urls, string text)
    signal bookRequested()

    readonly property int margin: Theme.px(40)
    readonly property gameFace game: decks.game
    readonly property bool several: decks.games.length > 1
    readonly property int upper: games.visible ? games.y + games.height + Theme.px(12) : Theme.px(18)

    // Enter continues what was left; starting afresh is a step further.
    function focusFirst() {
        if (root.matches.canContinue)
            cont.focusButton()
        else
            deal.forceActiveFocus()
    }

    function lookAhead() { if (root.visible && root.begun) tonight.look() }
    function closeDialogs() { dialogs.close() }
    function showMatches() { dialogs.showMatches(root.matches.count > 0 ? 0 : 1) }

    onBegunChanged: lookAhead()
    onGameChanged: lookAhead()
    onVisibleChanged: if (visible) { focusFirst(); lookAhead() }
    Component.onCompleted: focusFirst()
    Tonight { id: tonight; matches: root.matches; decks: root.decks; learn: root.learn; settings: root.settings }
    StartBackdrop { anchors.fill: parent; kind: root.game.pageScene || "dusk" }
    GameTiles {
        id: games
        visible: root.several
        x: root.margin
        y: Theme.px(18)
        width: root.width - 2 * x
        height: Theme.px(cont.visible ? 58 : 84)
        decks: root.decks
        low: cont.visible
    }
    ContinueBox {
        id: cont
        visible: root.matches.count > 0
        low: root.several
        x: root.margin
        y: root.upper
        width: root.width - 2 * x
        height: visible ? implicitHeight : 0
        matches: root.matches
        onContinueRequested: path => root.continueRequested(path)
        onAllRequested: dialogs.showMatches(0)
    }
    Rectangle {
        id: play
        x: root.margin
        y: cont.visible ? cont.y + cont.height + Theme.px(root.several ? 12 : 18) : root.upper
        width: Math.round(root.width * .66)
        height: root.height - y - Theme.px(root.several ? 24 : 36)
        radius: Theme.radiusLarge
        color: Theme.fade(Theme.panel, .86)
        border { width: Theme.hair; color: Theme.line }

        SeatingChoice {
            id: seating
            x: Theme.px(20)
            y: Theme.px(16)
            width: play.width - 2 * x
            settings: root.settings
            programmed: root.game.programs
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
            programs: root.programs
            programmed: root.game.programs
            onDeckRequested: dialogs.chooseDeck(0)
            onViewRequested: dialogs.viewDeckOf(0)
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
            programs: root.programs
            programmed: root.game.programs
            onDeckRequested: dialogs.chooseDeck(1)
            onViewRequested: dialogs.viewDeckOf(1)
        }
        StartProblem {
            anchors { left: parent.left; leftMargin: Theme.px(20); right: deal.left; rightMargin: Theme.px(20); verticalCenter: deal.verticalCenter }
            problem: root.decks.problem !== "" ? root.decks.problem : root.problem
            notes: root.decks.notes
            otherGame: root.decks.otherGame
            onOtherGameChosen: root.decks.takeInOtherGame()
            plainOffered: root.decks.playsPlain
            onPlainChosen: root.decks.takePlain()
        }
        PushButton {
            id: deal
            objectName: "dealButton"
            anchors { right: parent.right; bottom: parent.bottom; rightMargin: Theme.px(20); bottomMargin: Theme.px(16) }
            width: Theme.px(190)
            height: Theme.px(46)
            primary: !root.matches.canContinue // one bright button: if there is a game to continue, that one
            fontSize: Theme.sx(15)
            text: qsTrId("start_page.deal_the_cards")
            enabled: root.decks.ready
            onClicked: root.dealRequested()
        }
    }
    StartSide {
        id: side
        x: play.x + play.width + Theme.px(18)
        y: play.y
        width: root.width - root.margin - x
        height: play.height
        settings: root.settings
        programs: root.programs
        learn: root.learn
        game: root.game
        tonight: tonight
        onTonightTaken: thing => { if (tonight.take(thing) || tonight.problem !== "") deal.forceActiveFocus() }
        onPlayRequested: root.dealRequested()
        onBookRequested: root.bookRequested()
    }
    ScrollMark {
        view: side
        x: side.x + side.width + Theme.gx(4)
    }
    DropArea {
        anchors.fill: parent
        onDropped: drop => root.dropped(drop.x < root.width / 2 ? 0 : 1, drop.urls, drop.text)
    }
    StartDialogs {
        id: dialogs
        anchors.fill: parent
        settings: root.settings
        decks: root.decks
        matches: root.matches
        onOpenRequested: seat => root.openRequested(seat)
        onContinueRequested: path => root.continueRequested(path)
    }
}
