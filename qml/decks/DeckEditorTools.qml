import QtQuick
import Playmat
import Playmat.Table

// Above the cards of a deck: step back and forward, notes, versions, copies, paper, and playing it.
Row {
    id: root

    required property DeckDesk desk
    property string copied // the form that was copied
    property bool hasCards: false
    signal textRequested()
    signal jsonRequested()
    signal dialogRequested(string page)
    signal copyRequested()
    signal playRequested()

    // The keyboard goes back to the button that opened the dialog.
    function focusButton(name: string) {
        for (let i = 0; i < children.length; ++i)
            if (children[i].objectName === "desk" + name)
                children[i].forceActiveFocus()
    }

    spacing: Theme.px(7)
    IconButton {
        objectName: "deskUndo"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.desk.editable
        enabled: root.desk.canUndo
        size: Theme.sx(32)
        glyph: "undo"; text: qsTrId("deck_editor.undo")
        onClicked: root.desk.undo()
    }
    IconButton {
        objectName: "deskRedo"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.desk.editable
        enabled: root.desk.canRedo
        size: Theme.sx(32)
        glyph: "redo"; text: qsTrId("deck_editor.redo")
        onClicked: root.desk.redo()
    }
    IconButton {
        objectName: "deskNotes"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.desk.editable
        size: Theme.sx(32)
        glyph: "book"; text: qsTrId("deck_editor.notes")
        onClicked: root.dialogRequested("Notes")
    }
    IconButton {
        objectName: "deskVersions"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.desk.editable
        size: Theme.sx(32)
        glyph: "clock"; text: qsTrId("deck_editor.versions")
        onClicked: root.dialogRequested("Versions")
    }
    PushButton {
        objectName: "deskText"
        fontSize: Theme.sx(12.5)
        implicitHeight: Theme.sx(34)
        text: root.copied === "text" ? qsTrId("deck_dialog.copied") : qsTrId("deck_editor.copy_as_a_list")
        onClicked: root.textRequested()
    }
    PushButton {
        objectName: "deskJson"
        enabled: root.desk.ok
        fontSize: Theme.sx(12.5)
        implicitHeight: Theme.sx(34)
        text: root.copied === "json" ? qsTrId("deck_dialog.copied") : qsTrId("deck_dialog.as_json")
        Accessible.name: qsTrId("deck_dialog.copy_the_deck_as_json")
        onClicked: root.jsonRequested()
    }
    PushButton {
        objectName: "deskPrint"
        enabled: root.hasCards
        glyph: "save"
        fontSize: Theme.sx(12.5)
        implicitHeight: Theme.sx(34)
        text: qsTrId("deck_editor.print")
        onClicked: root.dialogRequested("Print")
    }
    PushButton {
        objectName: "copyToChange"
        visible: root.desk.builtIn
        fontSize: Theme.sx(12.5)
        implicitHeight: Theme.sx(34)
        glyph: "deck"
        text: qsTrId("deck_foot.copy_to_change_it")
        onClicked: root.copyRequested()
    }
    PushButton {
        objectName: "deskPlay"
        primary: true
        enabled: root.desk.ok
        fontSize: Theme.sx(13)
        implicitHeight: Theme.sx(34)
        glyph: "play"
        text: qsTrId("deck_editor.play_this_deck")
        onClicked: root.playRequested()
    }
}
