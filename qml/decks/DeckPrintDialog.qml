import QtQuick
import Playmat
import Playmat.Table

// Writes a deck as a PDF: a list for a tournament, or its cards to cut out.
FocusScope {
    id: root

    required property DeckDesk desk
    property string done // what was written
    property string wanted // the file for the cards while they are painted
    property int at: 0
    property int count: 0
    readonly property bool painting: wanted !== ""
    signal dismissed()

    function ask() { root.done = ""; box.open = true }
    function leave() { box.open = false; root.wanted = ""; root.dismissed() }
    function written(path: string, there: bool) {
        if (!there) {
            file.problem = paper.problem
            return
        }
        file.close()
        root.done = Theme.filled(qsTrId("deck_print.written"), [path])
    }
    function paint(path: string) {
        file.close()
        root.count = paper.begin()
        root.at = 0
        root.wanted = path
        next.restart()
    }
    // Each card is painted once, as large as paper needs it.
    function paintNext() {
        if (!root.painting)
            return
        if (root.at === root.count) {
            const path = root.wanted
            root.wanted = ""
            const there = paper.writeCards(path)
            root.done = there ? Theme.filled(qsTrId("deck_print.written"), [path]) : paper.problem
            return
        }
        sheet.item.facts = paper.factsAt(root.at)
        const number = root.at
        sheet.item.grabToImage(result => {
            paper.take(number, result.image)
            root.at = number + 1
            next.restart()
        }, Qt.size(744, 1038)) // 63 x 88 mm at 300 dots an inch
    }

    anchors.fill: parent

    DeckPrint { id: paper; desk: root.desk }
    Timer { id: next; interval: 0; onTriggered: root.paintNext() }
    Item { // seen by nobody; in the pictures that are taken of it, it is whole
        width: 372; height: 519 // letters have their size in the window, and twice that in the picture
        opacity: 0
        enabled: false
        Loader {
            id: sheet
            active: root.painting
            sourceComponent: FactsCard { width: 372; height: 519; Accessible.ignored: true }
        }
    }
    Dialog {
        id: box
        objectName: "printDialog"
        title: qsTrId("deck_print.title")
        boxWidth: Theme.tx(520)
        onDismissed: root.leave()
        onShown: list.forceActiveFocus()

        Column {
            width: parent.width
            spacing: Theme.tx(10)
            PlainText {
                width: parent.width
                text: qsTrId("deck_print.explained")
                wrapMode: Text.WordWrap
                color: Theme.muted
                font: Theme.body
            }
            PlainText {
                objectName: "printDone"
                visible: text !== ""
                width: parent.width
                text: root.painting ? Theme.filled(qsTrId("deck_print.painting"), [root.at + 1, root.count]) : root.done
                wrapMode: Text.Wrap
                color: Theme.text
                font: Theme.strong
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
        footer: [
            PushButton {
                id: list
                objectName: "printList"
                primary: true
                enabled: !root.painting
                glyph: "save"
                text: qsTrId("deck_print.list")
                onClicked: { file.cards = false; file.ask("playmat-deck.pdf") }
            },
            PushButton {
                objectName: "printCards"
                enabled: !root.painting
                glyph: "save"
                text: qsTrId("deck_print.cards")
                onClicked: { file.cards = true; file.ask("playmat-cards.pdf") }
            },
            PushButton {
                objectName: "closePrint"
                text: qsTrId("poster.back")
                onClicked: root.leave()
            }
        ]
    }
    FileBox {
        id: file
        property bool cards: false
        objectName: "printFile"
        title: cards ? qsTrId("deck_print.cards") : qsTrId("deck_print.list")
        saving: true
        endings: "pdf"
        onChosen: path => cards ? root.paint(path) : root.written(path, paper.writeList(path))
    }
}
