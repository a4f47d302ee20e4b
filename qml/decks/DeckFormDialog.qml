pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Asks for the name of a deck, or for its folder and its tags.
Dialog {
    id: root

    required property DeckGallery gallery
    property deckTile tile
    property bool sorting: false // asks for the folder and the tags instead of the name

    function ask(tile: deckTile, sorting: bool) {
        root.tile = tile
        root.sorting = sorting
        nameBox.text = tile.name
        folderBox.text = tile.folder
        tagBox.text = Array.from(tile.tags).join(", ")
        root.open = true
        if (sorting)
            folderBox.startTyping(-1)
        else
            nameBox.startTyping(-1)
    }
    function accept() {
        const tile = root.tile
        root.open = false
        root.dismissed()
        if (!root.sorting)
            return root.gallery.rename(tile.path, nameBox.text)
        if (tagBox.text !== Array.from(tile.tags).join(", "))
            root.gallery.setTags(tile.path, tagBox.text)
        if (folderBox.text !== tile.folder)
            root.gallery.moveTo(tile.path, folderBox.text)
    }

    objectName: "deckForm"
    title: sorting ? Theme.filled(qsTrId("deck_form_dialog.folder_and_tags_of"), [tile.name]) : qsTrId("deck_form_dialog.name_of_the_deck")
    onDismissed: open = false

    Column {
        width: parent.width
        spacing: Theme.tx(10)
        TextBox {
            id: nameBox
            objectName: "deckFormName"
            visible: !root.sorting
            width: parent.width
            maximumLength: 60
            label: qsTrId("deck_form_dialog.name_of_the_deck")
            onAccepted: root.accept()
        }
        PlainText {
            visible: root.sorting
            text: qsTrId("deck_form_dialog.folder")
            color: Theme.muted
            font: Theme.small
        }
        TextBox {
            id: folderBox
            objectName: "deckFormFolder"
            visible: root.sorting
            width: parent.width
            maximumLength: 60
            placeholder: qsTrId("deck_form_dialog.no_folder")
            label: qsTrId("deck_form_dialog.folder")
            onAccepted: root.accept()
        }
        Flow {
            visible: root.sorting && root.gallery.folders.length > 0
            width: parent.width
            spacing: Theme.tx(6)
            Repeater {
                model: root.gallery.folders
                PushButton {
                    required property string modelData
                    implicitHeight: Theme.tx(26)
                    fontSize: Theme.tx(12)
                    glyph: "folder"
                    text: modelData
                    onClicked: folderBox.text = modelData
                }
            }
        }
        PlainText {
            visible: root.sorting
            text: qsTrId("deck_form_dialog.tags")
            color: Theme.muted
            font: Theme.small
        }
        TextBox {
            id: tagBox
            objectName: "deckFormTags"
            visible: root.sorting
            width: parent.width
            maximumLength: 200
            placeholder: qsTrId("deck_form_dialog.league_control")
            label: qsTrId("deck_form_dialog.tags")
            onAccepted: root.accept()
        }
    }

    footer: [
        PushButton {
            objectName: "deckFormDone"
            primary: true
            text: qsTrId("deck_form_dialog.done")
            onClicked: root.accept()
        },
        PushButton {
            objectName: "deckFormCancel"
            text: qsTrId("deck_dialog.cancel")
            onClicked: root.dismissed()
        }
    ]
}
