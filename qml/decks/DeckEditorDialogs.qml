import QtQuick
import Playmat
import Playmat.Table

// The dialogs of the editor, each made when it is first opened.
Item {
    id: root

    required property DeckDesk desk
    required property int line // the chosen one
    signal dismissed(string name)

    function show(name: string) {
        const page = name === "Print" ? printing : name === "Notes" ? notes : versions
        page.shown = true
        if (name === "Notes")
            page.made.line = root.line
        page.made.ask()
    }
    function hide(page: LazyPage, name: string) { page.shown = false; root.dismissed(name) }

    LazyPage { id: printing; page: Qt.resolvedUrl("DeckPrintDialog.qml"); given: ({ desk: root.desk }) }
    LazyPage { id: notes; page: Qt.resolvedUrl("DeckNotesDialog.qml"); given: ({ desk: root.desk }) }
    LazyPage { id: versions; page: Qt.resolvedUrl("DeckVersionsDialog.qml"); given: ({ desk: root.desk }) }
    Connections { target: printing.item; function onDismissed() { root.hide(printing, "Print") } }
    Connections { target: notes.item; function onDismissed() { root.hide(notes, "Notes") } }
    Connections { target: versions.item; function onDismissed() { root.hide(versions, "Versions") } }
}
