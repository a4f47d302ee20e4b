pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The user's collection: set by set as in a binder, and tables in and out.
FocusScope {
    id: root

    required property DeckLibrary decks
    readonly property CardCollection collection: decks.collection
    property string done // the file that was written
    property unknownCard noCard
    signal dismissed()

    function ask() { root.done = ""; box.open = true; importButton.forceActiveFocus() }
    function close() { box.open = false; root.dismissed() }
    function fill(code: string, copies: int) { root.done = ""; desk.fill(code, copies) }
    // A table that was dropped on the page.
    function readFile(path: string) { if (!desk.readFile(path)) root.ask() }
    function readText(text: string) { if (!desk.readText(text)) root.ask() }
    function paste() { desk.readText(root.decks.pasted(false, 0)) }

    anchors.fill: parent
    Keys.onPressed: event => {
        event.accepted = box.open && event.matches(StandardKey.Paste)
        if (event.accepted)
            root.paste()
    }

    CollectionDesk { id: desk; library: root.decks }
    Dialog {
        id: box
        objectName: "collectionDialog"
        title: qsTrId("collection_dialog.title")
        boxWidth: Theme.tx(720)
        onDismissed: root.close()

        Column {
            width: parent.width
            spacing: Theme.tx(8)
            PlainText {
                objectName: "collectionWords"
                width: parent.width
                text: root.collection.exists ? Theme.filled(qsTrId("collection_dialog.cards", root.collection.total), [root.collection.kinds]) : qsTrId("collection_dialog.nothing_yet")
                wrapMode: Text.WordWrap
                color: Theme.text
                font: Theme.body
            }
            PlainText {
                objectName: "collectionProblem"
                visible: text !== ""
                width: parent.width
                text: desk.problem !== "" ? desk.problem : root.collection.problem !== "" ? root.collection.problem : root.done !== "" ? Theme.filled(qsTrId("deck_print.written"), [root.done]) : ""
                wrapMode: Text.Wrap
                color: desk.problem === "" && root.collection.problem === "" ? Theme.text : Theme.refused
                font: Theme.strong
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            UndoLine {
                width: parent.width
                words: root.collection.undoWords
                problem: ""
                onUndone: root.collection.undo()
                onClosed: root.collection.forgetUndo()
            }
            Repeater {
                model: desk.sets
                BinderLine {
                    width: parent ? parent.width : 0
                    onFilled: copies => root.fill(code, copies)
                }
            }
        }
        footer: [
            PushButton {
                id: importButton
                objectName: "collectionImport"
                primary: true
                glyph: "folder"
                text: qsTrId("collection_dialog.import")
                onClicked: { file.saving = false; file.ask("") }
            },
            PushButton {
                objectName: "collectionPaste"
                text: qsTrId("decks_page.paste")
                Accessible.name: qsTrId("collection_dialog.paste")
                onClicked: root.paste()
            },
            PushButton {
                objectName: "collectionExport"
                enabled: root.collection.exists
                glyph: "save"
                text: qsTrId("collection_dialog.export")
                onClicked: { file.saving = true; file.ask("collection-" + root.decks.game.id + ".csv") }
            },
            PushButton {
                objectName: "collectionClose"
                text: qsTrId("deck_view_dialog.close")
                onClicked: root.close()
            }
        ]
    }
    FileBox {
        id: file
        objectName: "collectionFile"
        title: saving ? qsTrId("collection_dialog.export") : qsTrId("collection_dialog.import")
        endings: saving ? "csv" : "csv txt tsv"
        onChosen: path => {
            const there = saving ? desk.writeFile(path) : desk.readFile(path)
            if (!there) {
                problem = desk.problem
                return
            }
            close()
            root.done = saving ? path : ""
        }
    }
    Dialog { // a table that may be taken
        id: table
        objectName: "collectionTable"
        open: desk.reading
        title: qsTrId("collection_dialog.table")
        boxWidth: Theme.tx(600)
        onDismissed: desk.forgetTable()
        onShown: takeButton.forceActiveFocus()
        onOpenChanged: if (!open && !box.open) root.dismissed()

        Column {
            width: parent.width
            spacing: Theme.tx(8)
            PlainText {
                objectName: "tableWords"
                width: parent.width
                text: desk.tableWords
                wrapMode: Text.Wrap
                color: Theme.text
                font: Theme.strong
            }
            PlainText {
                objectName: "tableProblem"
                visible: text !== ""
                width: parent.width
                text: root.collection.problem
                wrapMode: Text.Wrap
                color: Theme.refused
                font: Theme.strong
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            PlainText {
                objectName: "tableUnknown"
                visible: desk.unknownLines > 0
                width: parent.width
                text: qsTrId("collection_dialog.unknown", desk.unknownLines)
                wrapMode: Text.Wrap
                color: Theme.changedDown
                font: Theme.body
            }
            Repeater {
                model: desk.unknown.length // lines that stay keep the keyboard
                UnknownLine {
                    required property int index
                    width: parent ? parent.width : 0
                    card: desk.unknown[index] ?? root.noCard
                    prefix: "near" + index + "_"
                    onChosen: choice => desk.takeUnknown(index, choice)
                }
            }
        }
        footer: [
            PushButton {
                id: takeButton
                objectName: "tableReplace"
                primary: true
                text: qsTrId("collection_dialog.take")
                onClicked: desk.take(false)
            },
            PushButton {
                objectName: "tableAdd"
                text: qsTrId("collection_dialog.add")
                onClicked: desk.take(true)
            },
            PushButton {
                objectName: "tableCancel"
                text: qsTrId("deck_dialog.cancel")
                onClicked: desk.forgetTable()
            }
        ]
    }
}
