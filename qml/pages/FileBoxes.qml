import QtQuick
import Playmat
import Playmat.Table

// The two boxes for files, above every page: a match is saved, or kept somewhere else from now on; a match or a deck
// is opened.
Item {
    id: root

    required property TableSession session
    required property DeckLibrary decks
    property int seat: 0 // that a deck is for
    property bool moving: false // the match continues in the file, instead of a copy of it

    readonly property bool busy: saveBox.open || openBox.open
    signal opened()

    function save() {
        root.moving = false
        saveBox.ask(root.session.saving.suggestedName())
    }
    function move() {
        root.moving = true
        saveBox.ask(root.session.saving.suggestedName())
    }
    function open(forSeat: int) {
        root.seat = forSeat
        openBox.ask("")
    }
    function write(path: string) {
        const done = root.moving ? root.session.saving.moveTo(path) : root.session.saving.saveAs(path)
        if (done)
            saveBox.close()
        else
            saveBox.problem = root.session.saving.problem
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
        if (root.session.running)
            return openBox.ask(path)
        openBox.open = false
        root.read(path, 0) // the start page says what is wrong with it
        root.opened()
    }
    function readChosen(path: string) {
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
    Shortcut { sequence: "Ctrl+S"; enabled: root.session.running && !root.busy; onActivated: root.save() }
    Shortcut { sequence: "Ctrl+O"; enabled: !root.busy; onActivated: root.open(0) }
}
