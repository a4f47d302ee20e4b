pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The cards that the collection lacks for one deck or several: copied, saved, printed, or entered into the collection.
FocusScope {
    id: root

    required property DeckLibrary decks
    required property MissingCards missing
    property string done // what was done last
    signal dismissed()

    function ask() { root.done = ""; box.open = true; copyButton.forceActiveFocus() }
    function leave() { box.open = false; printer.stop(); root.dismissed() }
    function copy() {
        root.decks.copy(root.missing.asText())
        root.done = qsTrId("missing_dialog.copied")
    }
    function written(path: string, there: bool, problem: string) {
        if (!there)
            return file.problem = problem
        file.close()
        root.done = Theme.filled(qsTrId("deck_print.written"), [path])
    }

    anchors.fill: parent

    DeckPrint { id: paper; missing: root.missing }
    CardPrinter {
        id: printer
        paper: paper
        onFinished: (path, there) => root.done = there ? Theme.filled(qsTrId("deck_print.written"), [path]) : paper.problem
    }
    Dialog {
        id: box
        objectName: "missingDialog"
        title: root.missing.decks === 1 ? Theme.filled(qsTrId("missing_dialog.title"), [root.missing.name]) : qsTrId("missing_dialog.title_of_decks", root.missing.decks)
        boxWidth: Theme.tx(620)
        onDismissed: root.leave()

        Column {
            width: parent.width
            spacing: Theme.tx(8)
            PlainText {
                objectName: "missingWords"
                width: parent.width
                text: root.missing.count === 0 ? qsTrId("missing_dialog.nothing") : root.decks.collection.exists ? qsTrId("missing_dialog.count", root.missing.count) : qsTrId("missing_dialog.no_collection")
                wrapMode: Text.WordWrap
                color: Theme.text
                font: Theme.strong
            }
            Switch {
                objectName: "missingInTurn"
                visible: root.missing.decks > 1
                width: parent.width
                text: qsTrId("missing_dialog.one_at_a_time")
                on: root.missing.inTurn
                onToggled: on => root.missing.inTurn = on
            }
            PlainText {
                objectName: "missingDone"
                visible: text !== ""
                width: parent.width
                text: printer.painting ? Theme.filled(qsTrId("deck_print.painting"), [Math.min(printer.at + 1, printer.count), printer.count]) : root.done
                wrapMode: Text.Wrap
                color: Theme.text
                font: Theme.strong
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            UndoLine {
                width: parent.width
                words: root.decks.collection.undoWords
                problem: root.decks.collection.problem
                onUndone: root.decks.collection.undo()
                onClosed: root.decks.collection.forgetUndo()
            }
            Repeater {
                model: root.missing.lines
                Item {
                    id: line
                    required property int index
                    required property string name
                    required property int missing
                    required property int owned
                    required property int wanted
                    objectName: "missingLine" + index
                    width: parent ? parent.width : 0
                    height: Math.max(card.height, words.height)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: Theme.spoken([number.text + " " + name, words.text], ", ")
                    PlainText {
                        id: number
                        width: Theme.tx(34)
                        text: "×" + line.missing
                        color: Theme.act
                        font: Theme.strong
                        Accessible.ignored: true
                    }
                    PlainText {
                        id: card
                        anchors { left: number.right; right: words.left; rightMargin: Theme.tx(8) }
                        text: line.name
                        wrapMode: Text.Wrap
                        color: Theme.text
                        font: Theme.body
                        Accessible.ignored: true
                    }
                    PlainText {
                        id: words
                        anchors.right: parent.right
                        text: Theme.filled(qsTrId("missing_dialog.you_own"), [line.owned, line.wanted])
                        color: Theme.muted
                        font: Theme.small
                        Accessible.ignored: true
                    }
                }
            }
        }
        footer: [
            PushButton {
                id: copyButton
                objectName: "missingCopy"
                primary: true
                enabled: root.missing.count > 0
                text: qsTrId("missing_dialog.copy")
                onClicked: root.copy()
            },
            PushButton {
                objectName: "missingSave"
                enabled: root.missing.count > 0
                glyph: "save"
                text: qsTrId("missing_dialog.save")
                onClicked: { file.cards = false; file.ask("playmat-missing.csv") }
            },
            PushButton {
                objectName: "missingPrint"
                enabled: root.missing.count > 0 && !printer.painting
                glyph: "save"
                text: qsTrId("deck_print.cards")
                onClicked: { file.cards = true; file.ask("playmat-cards.pdf") }
            },
            PushButton {
                objectName: "missingOwn"
                enabled: root.missing.count > 0
                glyph: "check"
                text: root.missing.decks === 1 ? qsTrId("missing_dialog.own_deck") : qsTrId("missing_dialog.own_decks")
                onClicked: root.missing.own()
            },
            PushButton {
                objectName: "missingClose"
                text: qsTrId("poster.back")
                onClicked: root.leave()
            }
        ]
    }
    FileBox {
        id: file
        property bool cards: false
        objectName: "missingFile"
        title: cards ? qsTrId("deck_print.cards") : qsTrId("missing_dialog.save")
        saving: true
        endings: cards ? "pdf" : "csv"
        onChosen: path => {
            if (!cards)
                return root.written(path, root.missing.writeTable(path), root.missing.problem)
            close()
            printer.begin(path, false)
        }
    }
}
