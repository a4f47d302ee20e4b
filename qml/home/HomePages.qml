import QtQuick
import Playmat
import Playmat.Table

// The pages that the user can open while no match and no lesson is open, below the bar with their
// names. To add a page, add a LazyPage here and an entry to `places`.
//   free  nothing else covers the pages
FocusScope {
    id: root

    required property TableSession session
    required property TableSettings settings
    required property DeckLibrary decks
    required property LearnSession learn
    required property bool free
    property bool begun: false // the first frame is on the screen
    property real pixel: 1 // scale of the window relative to 1280 x 720
    property string page: "play" // the open page, except while a page for learning is open
    readonly property bool learning: learn.page !== LearnSession.Closed
    readonly property string here: !free ? "" : learning ? "learn" : page
    readonly property list<string> places: root.decks.game.course ? ["play", "learn", "decks", "cards", "history"] : ["play", "decks", "cards", "history"]
    readonly property bool open: here !== "" && here !== "learn" // one of these pages is open
    readonly property int headHeight: nav.height
    readonly property int barHeight: history.barHeight // height of the bar below a replay
    signal dealRequested()
    signal openRequested(int seat)
    signal fileRequested(taker: var)
    signal dropped(int seat, var urls, string text)
    signal settingsRequested()
    signal bookRequested(string link)

    function goTo(place: string) {
        if (place === "learn")
            return root.learn.openMap()
        if (root.learning)
            root.learn.close() // the page takes no input while it closes
        root.page = place
    }
    function focusFirst() { start.focusFirst() }
    function closeDialogs() { start.closeDialogs() }
    function chooseNextGame() {
        const ids = Array.from(root.decks.games).map(game => game.id)
        root.decks.chooseGame(ids[(ids.indexOf(root.decks.game.id) + 1) % ids.length])
    }

    function openQuick() {
        if (root.here === "" || OpenDialogs.top)
            return
        quick.before = Window.activeFocusItem
        quick.open = true
        quick.made.ask()
    }
    function openHit(hit: quickHit) {
        if (hit.kind === "rule")
            return root.bookRequested(hit.key)
        if (hit.kind === "lesson")
            return root.learn.startLesson(hit.key)
        if (hit.kind === "page" && hit.key === "settings")
            return root.settingsRequested()
        root.goTo(hit.kind === "page" ? hit.key : hit.kind + "s")
        if (hit.kind === "deck")
            deckPage.made.show(hit.key)
        else if (hit.kind === "card")
            cardPage.made.find(hit.key, hit.cardId)
    }

    Binding { target: root.decks; property: "matches"; value: root.session.matches }
    NavBar {
        id: nav
        visible: root.here !== "" && !root.learn.visiting && !history.atReplay
        width: parent.width
        height: visible ? implicitHeight : 0
        places: root.places
        here: root.here
        game: (root.here === "decks" || root.here === "cards") && root.decks.games.length > 1 ? root.decks.game.title : ""
        anyMatches: root.here === "play" && (root.session.matches.count > 0 || root.session.matches.anyFinished)
        onChosen: place => root.goTo(place)
        onGameRequested: root.chooseNextGame()
        onSettingsRequested: root.settingsRequested()
        onOpenRequested: root.openRequested(0)
        onMatchesRequested: start.showMatches()
    }
    StartPage {
        id: start
        y: nav.height
        width: parent.width
        height: parent.height - y
        visible: root.here === "play"
        enabled: visible
        focus: visible
        settings: root.settings
        decks: root.decks
        matches: root.session.matches
        learn: root.learn
        programs: root.session.programs
        begun: root.begun
        problem: root.session.problem || root.settings.problem
        onDealRequested: root.dealRequested()
        onContinueRequested: path => root.session.resume(path)
        onOpenRequested: seat => root.openRequested(seat)
        onDropped: (seat, urls, text) => root.dropped(seat, urls, text)
        onBookRequested: root.bookRequested("")
    }
    LazyPage {
        id: deckPage
        anchors.topMargin: nav.height
        shown: root.here === "decks"
        page: Qt.resolvedUrl("../decks/DecksPage.qml")
        given: ({ decks: root.decks, settings: root.settings, focus: true })
    }
    Connections {
        target: deckPage.item
        function onPlayRequested() { root.goTo("play") }
        function onImportRequested() { root.fileRequested(path => deckPage.made.bringFile(path)) }
    }
    LazyPage {
        id: cardPage
        anchors.topMargin: nav.height
        shown: root.here === "cards"
        page: Qt.resolvedUrl("../browse/CardsPage.qml")
        given: ({ decks: root.decks, focus: true })
    }
    Connections {
        target: cardPage.item
        function onBookRequested(link: string) { root.bookRequested(link) }
        function onDeckRequested(path: string) { root.goTo("decks"); deckPage.made.show(path) }
    }
    HistoryPages {
        id: history
        anchors { fill: parent; topMargin: nav.height }
        visible: root.here === "history"
        enabled: visible
        session: root.session
        settings: root.settings
        pixel: root.pixel
        onLeaveRequested: root.goTo("play")
    }
    LazyDialog {
        id: quick
        property Item before // had the keyboard
        page: Qt.resolvedUrl("QuickDialog.qml")
        given: ({ decks: root.decks, learn: root.learn, places: root.places })
    }
    Connections {
        target: quick.item
        function onDismissed() { quick.open = false; if (quick.before) quick.before.forceActiveFocus() }
        function onFound(hit: quickHit) { root.openHit(hit) }
    }
}
