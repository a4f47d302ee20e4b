import QtQuick
import Playmat
import Playmat.Table

// The window: start page, table, end page. The session alone decides what is open.
Window {
    id: root

    required property TableSession session
    required property TableSettings settings
    required property DeckLibrary decks
    property string opened // a file that the program was started with
    property string learned // the file that progress in the lessons is kept in
    property bool begun: false // the first frame is on the screen
    property bool tableAgain: false // looking at the table after the end
    readonly property bool over: session.over && !session.stage.playing
    readonly property bool ended: over && !tableAgain
    readonly property bool boarding: session.series.boarding.active // between two games of a series
    readonly property bool learning: learnSession.page !== LearnSession.Closed
    readonly property TableSession atTable: learnSession.page === LearnSession.Rest ? learnSession.table : root.session
    property bool sure: false // that the window may close
    readonly property int headHeight: learnPages.atLesson ? learnPages.headHeight : ended && end.made ? end.made.headHeight : home.barHeight
    readonly property bool reading: rules.open // the rules book, over whatever page is open
    readonly property real unit: Math.max(.25, Math.min(width / 1280, height / 720))

    // Where the rules book explains what is in question.
    function helpLink(): string { return table.shown ? table.made.helpLink() : learnPages.helpLink() || (root.ended ? root.session.stage.board.resultLink : "") }
    function deal() {
        root.session.start([root.settings.seatName(0), root.settings.seatName(1)], root.decks.dealt(), root.settings.seed, root.settings.programs, root.settings.bestOf)
    }
    function playFirstGame() { root.settings.tips = true; learnSession.startFirstGame() }
    // There when they are first needed, at the latest.
    function fileBoxes(): var {
        files.early = true
        return files.made
    }
    function leave() {
        root.fileBoxes().unlessUnsaved(() => {
            root.session.close()
            root.session.matches.refresh()
            home.focusFirst() // after the refresh, because it depends on the saved matches
        })
    }
    function playAgain(swap: int) { root.fileBoxes().unlessUnsaved(() => root.session.series.open ? root.session.series.goOn() : root.session.playAgain(swap)) }
    function letGo(event: var) {
        event.accepted = root.sure || !root.fileBoxes().isAnyUnsaved()
        if (!event.accepted)
            root.fileBoxes().unlessAnyUnsaved(() => { root.sure = true; root.close() })
    }
    // Another window may have ended.
    function lookAgain() { if (root.active) root.refreshMatches(); else root.session.seats.coverHands() }
    function refreshMatches() { if (!root.session.running) root.session.matches.refresh() }
    function switchFullScreen() {
        const otherwise = root.settings.windowMaximized ? Window.Maximized : Window.Windowed
        root.visibility = root.visibility === Window.FullScreen ? otherwise : Window.FullScreen
    }
    function take(path: string) { root.fileBoxes().take(path) } // that a later start was given
    function drop(seat: int, urls: var, text: string) {
        const file = root.decks.droppedFile(urls)
        if (file !== "")
            root.fileBoxes().read(file, seat)
        else
            root.decks.useText(seat, text)
    }

    width: settings.windowWidth; minimumWidth: settings.smallestWindow.width
    height: settings.windowHeight; minimumHeight: settings.smallestWindow.height
    visible: true; visibility: settings.windowVisibility
    title: session.running ? Theme.filled(qsTrId("main.against_playmat"), [session.stage.nearSeat.name, session.stage.farSeat.name]) : "Playmat"
    color: Theme.table
    onActiveChanged: root.lookAgain()
    onClosing: close => root.letGo(close)
    onOverChanged: if (!over) root.tableAgain = false // taken back, or another match
    Component.onCompleted: if (opened !== "") root.fileBoxes().read(opened, 0)

    Connections { target: root; enabled: !root.begun; function onFrameSwapped() { soon.start() } }
    Timer { id: soon; interval: 0; onTriggered: root.begun = true } // not within the frame
    BookSession { id: rules; game: root.learning ? courseGame : root.session.running ? root.session.book : root.decks.game.book ? root.decks.game.id : ""; onOpenChanged: if (open) root.session.seats.coverHands(); onLessonRequested: id => root.session.running ? learnSession.visit(id) : learnSession.startLesson(id) }
    Connections { target: root.session; function onLinkFollowed(link: string) { rules.show(link) } }
    Connections { target: learnSession.table; function onLinkFollowed(link: string) { rules.show(link) } }
    LearnSession { id: learnSession; file: root.learned; learner: root.settings.playerName(0); journal: root.session.matches.first }
    Connections { target: learnSession; function onPageChanged() { if (learnSession.page === LearnSession.Closed) root.refreshMatches() } }
    Connections { target: root.session; function onMatchChanged() { learnSession.newGame() } }
    Binding { target: Theme; property: "u"; value: Math.max(.25, Math.min(root.width / 1280, (root.height - bars.height - root.headHeight) / 720)) }
    AppliedSettings { session: root.session; settings: root.settings; scene: root.atTable.running ? root.atTable.scene : root.decks.game.pageScene || "dusk" }
    Binding { target: root.session; property: "game"; value: root.decks.game.id }

    Shortcut { sequence: "F11"; onActivated: root.switchFullScreen() }
    Shortcut { sequence: "F1"; onActivated: if (!root.reading && !files.made?.busy && rules.game !== "") rules.show(root.helpLink()) }
    Shortcut { sequence: "Ctrl+K"; onActivated: home.openQuick() }
    Shortcut { sequence: "Ctrl+Q"; onActivated: root.close() }

    NoticeBars {
        id: bars
        width: root.width
        session: root.atTable; settings: root.settings; learn: learnSession
        lookingBack: root.over && root.tableAgain && !root.boarding
        lineHeight: Math.round(44 * root.unit * Math.max(1, root.settings.fontScale))
        onElsewhereRequested: root.fileBoxes().move(null)
        onResultsRequested: root.tableAgain = false
        onAgainRequested: root.playAgain(0)
    }
    Item {
        y: bars.height
        width: root.width
        height: root.height - y

        HomePages {
            id: home
            anchors.fill: parent
            pixel: root.unit
            begun: root.begun
            focus: open
            session: root.session
            settings: root.settings
            decks: root.decks
            learn: learnSession
            free: !root.session.running && !root.reading && !learnPages.atLesson
            onDealRequested: root.deal()
            onOpenRequested: seat => root.fileBoxes().open(seat)
            onFileRequested: taker => root.fileBoxes().openFor(taker)
            onDropped: (seat, urls, text) => root.drop(seat, urls, text)
            onSettingsRequested: settingsDialog.open = true
            onBookRequested: link => rules.show(link)
        }
        LazyPage {
            id: table
            shown: root.session.running && !root.ended && !root.boarding && !root.learning && !root.reading
            early: root.begun
            page: Qt.resolvedUrl("pages/TablePage.qml")
            given: ({ session: root.session, settings: root.settings, focus: true })
        }
        Binding { target: table.item; property: "learn"; value: root.session.taught ? learnSession : null }
        Connections { target: table.item; function onLeaveRequested() { root.leave() } function onSaveRequested() { root.fileBoxes().save() } function onOpenRequested() { root.fileBoxes().open(0) } function onSwapRequested(swap: int) { root.playAgain(swap) } }
        LazyPage {
            id: end
            shown: root.ended && !root.boarding && !root.reading
            page: Qt.resolvedUrl("pages/EndPage.qml")
            given: ({ session: root.session, settings: root.settings, focus: true })
        }
        Binding { target: end.item; property: "pixel"; value: root.unit }
        Connections {
            target: end.item
            function onAgainRequested(swap: int) { root.playAgain(swap) }
            function onPlayOnRequested(step: int, person: int) { root.fileBoxes().unlessUnsaved(() => root.session.playOnFrom(step, person, root.settings.level)) }
            function onStartRequested() { root.leave() }
            function onTableRequested() { root.tableAgain = true }
            function onSaveRequested() { root.fileBoxes().save() }
        }
        LazyPage { shown: root.boarding && !root.reading; page: Qt.resolvedUrl("pages/BoardingPage.qml"); given: ({ session: root.session, decks: root.decks, focus: true }) }
        LearnPages {
            id: learnPages
            anchors { fill: parent; topMargin: home.headHeight }
            learn: learnSession
            settings: root.settings
            reading: root.reading
            pixel: root.unit
            onBookRequested: rules.show("")
            onFirstGameRequested: root.playFirstGame()
            onGameLeft: then => root.fileBoxes().unlessUnsaved(then)
        }
        LazyPage {
            id: book
            shown: root.reading
            page: Qt.resolvedUrl("book/BookPage.qml")
            given: ({ book: rules, settings: root.settings })
        }
        Binding { target: book.item; property: "lessons"; value: !root.atTable.running } // it would end the game
        Binding { target: book.item; property: "backWords"; value: learnPages.atLesson ? qsTrId("main.back_to_the_lesson") : root.session.running && !root.ended && !root.learning ? qsTrId("main.back_to_the_table") : qsTrId("main.back") }
        LazyDialog {
            id: settingsDialog
            page: Qt.resolvedUrl("pages/SettingsDialog.qml")
            given: ({ settings: root.settings, open: true })
        }
        Connections { target: settingsDialog.item; function onDismissed() { settingsDialog.open = false } }
    }
    LazyPage {
        id: files
        shown: root.begun || early
        focus: false
        page: Qt.resolvedUrl("pages/FileBoxes.qml")
        given: ({ session: root.session, atTable: root.atTable, decks: root.decks })
    }
    Binding { target: files.item; property: "atTable"; value: root.atTable }
    Binding { target: files.item; property: "learning"; value: root.learning }
    Connections {
        target: files.item
        function onOpened() {
            settingsDialog.open = false
            home.page = "play" // this page reports whether the file could be opened
            if (root.learning)
                learnSession.close()
            if (root.session.running)
                table.made.closeDialogs()
            else
                home.closeDialogs()
        }
    }
}
