import QtQuick
import Playmat
import Playmat.Table

// The two boxes for files, above every page: a match is saved, or kept somewhere else from now on; a match or a deck
// is opened. And what asks before a match is left that could not be saved.
Item {
    id: root

    required property TableSession session
    required property TableSession atTable // whose match is in sight: the rest of a lesson is one too
    required property DeckLibrary decks
    property bool learning: false
    property int seat: 0 // that a deck is for
    property bool moving: false // the match continues in the file, instead of a copy of it

    property var afterMove: null // what waits for it
    property var taker: null // function that gets the path of the chosen file; null: for the seat
    property TableSession written: atTable // the session whose match is saved

    readonly property bool busy: saveBox.open || openBox.open || unsavedBox.open
    signal opened()

    function save() {
        root.moving = false
        root.ask(root.atTable)
    }
    function move(then: var) { root.moveThat(root.atTable, then) }
    function moveThat(match: TableSession, then: var) {
        root.moving = true
        root.afterMove = then
        root.ask(match)
    }
    function ask(match: TableSession) {
        root.written = match
        saveBox.ask(match.saving.suggestedName())
    }
    function isUnsaved(match: TableSession): bool {
        return match.running && match.saving.failing && !match.saving.tryAgain()
    }
    function isAnyUnsaved(): bool { return root.isUnsaved(root.atTable) || root.isUnsaved(root.session) }
    function unlessThatIsUnsaved(match: TableSession, action: var) {
        if (root.isUnsaved(match))
            unsavedBox.ask(match, action)
        else
            action()
    }
    // For whatever ends the match on the table.
    function unlessUnsaved(action: var) { root.unlessThatIsUnsaved(root.atTable, action) }
    // For whatever ends the match from which a lesson is visited, too.
    function unlessAnyUnsaved(action: var) {
        const seen = root.atTable
        root.unlessThatIsUnsaved(seen, () => {
            if (root.session === seen)
                action()
            else
                root.unlessThatIsUnsaved(root.session, action)
        })
    }
    // Opens a file for `taker` instead of a seat.
    function openFor(taker: var) {
        root.taker = taker
        openBox.ask("")
    }
    function open(forSeat: int) {
        root.taker = null
        root.seat = forSeat
        openBox.ask("")
    }
    function write(path: string) {
        const saving = root.written.saving
        const done = root.moving ? saving.moveTo(path) : saving.saveAs(path)
        if (!done)
            return saveBox.problem = saving.problem
        const then = root.moving ? root.afterMove : null
        saveBox.close()
        if (then)
            then()
    }
    // A match is continued, a deck goes to the seat: whichever the file contains.
    function read(path: string, forSeat: int): string {
        if (root.decks.isMatch(path))
            return root.session.resume(path) ? "" : root.session.problem
        if (root.session.running)
            return qsTrId("file_boxes.this_is_not_a_saved")
        return root.decks.useFile(forSeat, path) ? "" : root.decks.problem
    }
    // From outside, whatever is open: nobody leaves a match that is on the table without being asked.
    function take(path: string) {
        saveBox.open = false
        root.seat = 0
        if (root.session.running || root.learning)
            return openBox.ask(path)
        openBox.open = false
        root.read(path, 0) // the start page says what is wrong with it
        root.opened()
    }
    function readChosen(path: string) {
        if (root.taker) {
            openBox.close()
            const take = root.taker
            take(path)
        } else if (root.learning || root.decks.isMatch(path))
            root.unlessAnyUnsaved(() => root.readAfterAll(path))
        else
            root.readAfterAll(path)
    }
    function readAfterAll(path: string) {
        openBox.problem = root.read(path, root.seat)
        if (openBox.problem !== "")
            return root.decks.forgetProblem() // the box shows it
        openBox.close()
        root.opened()
    }

    anchors.fill: parent

    FileBox {
        id: saveBox
        objectName: "saveBox"
        title: root.moving ? qsTrId("file_boxes.save_the_match_somewhere_else") : qsTrId("file_boxes.save_the_match")
        saving: true
        endings: "playmat"
        onChosen: path => root.write(path)
    }
    FileBox {
        id: openBox
        objectName: "openBox"
        title: root.session.running ? qsTrId("file_boxes.open_a_saved_match") : qsTrId("file_boxes.open_a_saved_match_or")
        endings: root.session.running ? "playmat" : "playmat json txt text"
        onChosen: path => root.readChosen(path)
    }
    UnsavedDialog {
        id: unsavedBox
        objectName: "unsavedBox"
        session: root.atTable
        onElsewhereRequested: root.moveThat(unsavedBox.session, unsavedBox.then)
    }
    Shortcut { sequence: "Ctrl+S"; enabled: root.atTable.running && !root.busy; onActivated: root.save() }
    Shortcut { sequence: "Ctrl+O"; enabled: !root.busy; onActivated: root.open(0) }
}
