pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Chooses another deck: a deck that the player keeps, a built-in one, a pasted document or list, or a file. Errors are shown
// here with their place. The current deck can be copied for other programs.
Dialog {
    id: root

    required property DeckLibrary decks
    property int seat: 0
    property string player // the player whose deck it is
    readonly property var own: root.visible && root.decks.game ? root.decks.ownDecks(root.seat) : []
    property string copied // the form that was copied since the dialog opened
    signal fileRequested()
    signal viewRequested(deckContents deck, string path)

    function take(text: string) {
        if (root.decks.useText(root.seat, text, nameBox.text))
            root.dismissed()
    }
    function takeOwn(path: string) {
        if (root.decks.useOwn(root.seat, path))
            root.dismissed()
    }
    function takeBuiltIn(name: string) {
        root.decks.useBuiltIn(root.seat, name)
        root.dismissed()
    }

    function copy(form: string, text: string) {
        root.decks.copy(text)
        root.copied = form
    }

    function forget() {
        root.copied = ""
        nameBox.text = ""
        root.decks.forgetProblem()
    }

    onShown: forget()
    onDismissed: forget()
    title: qsTrId("deck_dialog.deck_of").arg(player)
    boxWidth: Theme.tx(640)

    component Heading: PlainText {
        width: parent ? parent.width : 0
        color: Theme.muted
        font: Theme.label
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Column {
        width: parent.width
        spacing: Theme.tx(12)
        Row {
            spacing: Theme.tx(10)
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTrId("deck_dialog.copy_this_deck")
                color: Theme.muted
                font: Theme.small
                Accessible.ignored: true
            }
            PushButton {
                objectName: "copyDeckJson"
                implicitHeight: Theme.tx(28)
                fontSize: Theme.tx(12)
                text: root.copied === "json" ? qsTrId("deck_dialog.copied") : qsTrId("deck_dialog.as_json")
                Accessible.name: qsTrId("deck_dialog.copy_the_deck_as_json")
                onClicked: root.copy("json", root.decks.exportJson(root.seat))
            }
            PushButton {
                objectName: "copyDeckText"
                implicitHeight: Theme.tx(28)
                fontSize: Theme.tx(12)
                text: root.copied === "text" ? qsTrId("deck_dialog.copied") : qsTrId("deck_dialog.as_a_list")
                Accessible.name: qsTrId("deck_dialog.copy_the_deck_as_a")
                onClicked: root.copy("text", root.decks.exportText(root.seat))
            }
        }
        Heading { visible: root.own.length > 0; text: qsTrId("deck_dialog.your_decks") }
        Repeater {
            model: root.own
            DeckLine {
                id: mine
                required property ownDeck modelData
                required property int index
                buttonName: "ownDeck" + index
                width: parent ? parent.width : 0
                name: modelData.name
                note: modelData.factsText
                inUse: modelData.inUse
                viewable: modelData.ok
                removable: true
                onChosen: root.takeOwn(mine.modelData.path)
                onViewed: root.viewRequested(root.decks.contentsOfOwn(mine.modelData.path), mine.modelData.path)
                onRemoved: root.decks.removeOwn(mine.modelData.path)
            }
        }
        Heading { text: qsTrId("deck_dialog.built_in_decks") }
        Repeater {
            model: root.decks.builtIn
            DeckLine {
                id: known
                required property string modelData
                buttonName: "builtIn_" + modelData
                width: parent ? parent.width : 0
                name: root.decks.builtInTitle(modelData)
                inUse: root.visible && root.decks.has(root.seat, modelData)
                onChosen: root.takeBuiltIn(known.modelData)
                onViewed: root.viewRequested(root.decks.contentsOfBuiltIn(known.modelData), "")
            }
        }
        Heading { text: qsTrId("deck_dialog.another_deck") }
        DeckPasteBox {
            id: paste
            width: parent.width
            decks: root.decks
            next: useButton
        }
        TextBox {
            id: nameBox
            objectName: "newDeckName"
            visible: paste.text !== ""
            width: parent.width
            maximumLength: 60
            placeholder: qsTrId("deck_dialog.name_of_the_deck")
        }
        StartProblem {
            visible: root.decks.problem !== ""
            width: parent.width
            problem: root.decks.problem
            lines: 8
            otherGame: root.decks.otherGame
            otherName: "playInOtherGame"
            onOtherGameChosen: if (root.decks.takeInOtherGame()) root.dismissed()
            plainOffered: root.decks.playsPlain
            plainName: "playPastedPlain"
            onPlainChosen: if (root.decks.takePlain()) root.dismissed()
        }
        DeckSites {
            objectName: "deckSites"
            visible: root.decks.linkPasted !== ""
            width: parent.width
            site: root.decks.linkPasted
            sites: root.decks.game.sites
        }
    }

    footer: [
        PushButton {
            id: useButton
            objectName: "usePasted"
            primary: enabled
            enabled: paste.text !== ""
            text: qsTrId("deck_dialog.use_this_deck")
            onClicked: root.take(paste.text)
        },
        PushButton {
            objectName: "openDeck"
            text: qsTrId("deck_dialog.open_a_file")
            onClicked: root.fileRequested()
        },
        PushButton {
            objectName: "closeDeckDialog"
            focus: true
            text: qsTrId("deck_dialog.cancel")
            onClicked: root.dismissed()
        }
    ]
}
