import QtQuick
import Playmat
import Playmat.Table

// Writes a deck to a PDF, as a list for a tournament or as cards to cut out, or to a picture.
FocusScope {
    id: root

    required property DeckDesk desk
    property string done // what was written
    signal dismissed()

    function ask() { root.done = ""; box.open = true }
    function leave() { box.open = false; printer.stop(); root.dismissed() }
    function written(path: string, there: bool) {
        if (!there) {
            file.problem = paper.problem
            return
        }
        file.close()
        root.done = Theme.filled(qsTrId("deck_print.written"), [path])
    }

    anchors.fill: parent

    DeckPrint { id: paper; desk: root.desk }
    CardPrinter {
        id: printer
        paper: paper
        onFinished: (path, there) => root.done = there ? Theme.filled(qsTrId("deck_print.written"), [path]) : paper.problem
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
                text: printer.painting ? Theme.filled(qsTrId("deck_print.painting"), [Math.min(printer.at + 1, printer.count), printer.count]) : root.done
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
                enabled: !printer.painting
                glyph: "save"
                text: qsTrId("deck_print.list")
                onClicked: file.askFor(text, "playmat-deck.pdf")
            },
            PushButton {
                objectName: "printCards"
                enabled: !printer.painting
                glyph: "save"
                text: qsTrId("deck_print.cards")
                onClicked: file.askFor(text, "playmat-cards.pdf")
            },
            PushButton {
                objectName: "printPicture"
                enabled: !printer.painting
                glyph: "save"
                text: qsTrId("deck_print.picture")
                onClicked: file.askFor(text, "playmat-deck.png")
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
        property string offered // the file name at first, which tells what is written
        function askFor(what: string, name: string) {
            title = what
            offered = name
            ask(name)
        }
        objectName: "printFile"
        saving: true
        endings: offered.slice(-3)
        onChosen: path => {
            if (offered === "playmat-deck.pdf")
                return root.written(path, paper.writeList(path))
            close()
            printer.begin(path, endings === "png")
        }
    }
}
