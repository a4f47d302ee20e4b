import QtQuick
import Playmat
import Playmat.Table

// The window: start page, table, end page. What is open is decided by the session alone.
Window {
    id: root

    required property TableSession session
    required property TableSettings settings
    required property DeckLibrary decks
    property bool tableAgain: false // looking at the table after the end
    readonly property bool ended: session.over && !session.playing && !tableAgain

    function deal() {
        root.tableAgain = false
        root.session.start([root.settings.playerName(0), root.settings.playerName(1)], root.decks.documents, root.settings.seed)
    }
    function leave() {
        root.session.close()
        root.decks.refresh()
        start.focusFirst() // what can be gone on with is known only now
    }
    function again() {
        root.tableAgain = false
        root.session.playAgain()
    }
    function openFile(file: url) {
        if (String(file).endsWith(".playmat"))
            root.session.resume(root.decks.localPath(file))
        else
            root.decks.useFile(start.deckSeat, file)
    }

    width: settings.windowWidth
    height: settings.windowHeight
    minimumWidth: 1280
    minimumHeight: 720
    visible: true
    title: session.running ? Theme.filled(qsTr("%1 against %2 – Playmat"), [session.nearSeat.name, session.farSeat.name]) : "Playmat"
    color: Theme.table
    onWidthChanged: root.settings.rememberWindow(width, height)
    onHeightChanged: root.settings.rememberWindow(width, height)
    onActiveChanged: if (!active) root.session.coverHands()

    Binding { target: Theme; property: "u"; value: Math.min(root.width / 1280, root.height / 720) }
    Binding { target: Theme; property: "scheme"; value: root.settings.scheme }
    Binding { target: Theme; property: "fontScale"; value: root.settings.fontScale }
    Binding { target: Theme; property: "reducedMotion"; value: root.settings.reducedMotion || root.settings.speed === TableSession.Off }
    Binding { target: Theme; property: "speed"; value: [1, 2, 1, .5][root.settings.speed] }
    Binding { target: root.session; property: "speed"; value: root.settings.speed }
    Binding { target: root.session; property: "seating"; value: root.settings.seating }

    Shortcut { sequence: "Ctrl+Q"; onActivated: root.close() } // the running game is in its journal

    StartPage {
        id: start
        anchors.fill: parent
        visible: !root.session.running
        enabled: visible
        focus: visible
        settings: root.settings
        decks: root.decks
        problem: root.session.problem
        onDealRequested: root.deal()
        onContinueRequested: root.session.resume(root.decks.continuePath)
        onFileOpened: file => root.openFile(file)
        onSettingsRequested: settingsDialog.open = true
    }
    TablePage {
        anchors.fill: parent
        visible: root.session.running && !root.ended
        enabled: visible
        focus: visible
        session: root.session
        settings: root.settings
        onLeaveRequested: root.leave()
    }
    EndPage {
        anchors.fill: parent
        visible: root.ended
        enabled: visible
        focus: visible
        session: root.session
        onAgainRequested: root.again()
        onStartRequested: root.leave()
        onTableRequested: root.tableAgain = true
    }
    SettingsDialog {
        id: settingsDialog
        session: root.session
        settings: root.settings
        inGame: false
        onDismissed: open = false
    }
}
