pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Another deck: a built-in one, a pasted document or list, or a file. What is wrong with it is shown here, with its
// place. The current deck can be copied, for other programs.
Dialog {
    id: root

    required property DeckLibrary decks
    property int seat: 0
    property string copied // the form that was copied since the dialog opened
    signal fileRequested()

    function take(text: string) {
        if (root.decks.useText(root.seat, text))
            root.dismissed()
    }
    function takeBuiltIn(name: string) {
        root.decks.useBuiltIn(root.seat, name)
        root.dismissed()
    }

    function pasteInto(selection: bool) {
        const text = root.decks.pasted(selection, paste.length - (paste.selectionEnd - paste.selectionStart))
        if (text === "")
            return
        paste.remove(paste.selectionStart, paste.selectionEnd)
        paste.insert(paste.cursorPosition, text)
    }
    function copy(form: string, text: string) {
        root.decks.copy(text)
        root.copied = form
    }

    function forget() {
        root.copied = ""
        root.decks.forgetProblem()
    }

    onShown: forget()
    onDismissed: forget()
    title: seat === 0 ? qsTrId("deck_dialog.lower_players_deck") : qsTrId("deck_dialog.upper_players_deck")
    boxWidth: Theme.tx(560)

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
        Repeater {
            model: root.visible ? root.decks.ownDecks(root.seat) : []
            PushButton {
                required property string modelData
                required property int index
                objectName: "ownDeck" + index
                width: parent ? parent.width : 0
                glyph: "undo"
                text: qsTrId("deck_dialog.back_to").arg(root.decks.titleOf(modelData))
                onClicked: root.take(modelData)
            }
        }
        Repeater {
            model: root.decks.builtIn
            PushButton {
                required property string modelData
                objectName: "builtIn_" + modelData
                width: parent ? parent.width : 0
                glyph: "deck"
                text: root.decks.builtInTitle(modelData)
                onClicked: root.takeBuiltIn(modelData)
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.tx(120)
            radius: Theme.radius
            color: Theme.pressed
            border { width: paste.activeFocus ? Theme.focusWidth : Theme.hair; color: paste.activeFocus ? Theme.focus : Theme.outline }
            Flickable {
                id: area
                anchors { fill: parent; margins: Theme.tx(10) }
                contentWidth: width
                contentHeight: paste.height
                clip: true
                TextEdit {
                    id: paste
                    objectName: "pasteDeck"
                    width: parent.width
                    height: Math.max(implicitHeight, area.height) // the whole box takes clicks
                    color: Theme.text
                    font: Theme.small
                    wrapMode: TextEdit.WrapAnywhere
                    selectByMouse: true
                    textFormat: TextEdit.PlainText
                    activeFocusOnTab: true
                    KeyNavigation.priority: KeyNavigation.BeforeItem
                    KeyNavigation.tab: useButton
                    Keys.onPressed: event => {
                        event.accepted = event.matches(StandardKey.Paste)
                        if (event.accepted)
                            root.pasteInto(false)
                    }
                    Accessible.role: Accessible.EditableText
                    Accessible.name: qsTrId("deck_dialog.deck_as_json_or_as")

                    MouseArea { anchors.fill: parent; acceptedButtons: Qt.MiddleButton; onClicked: root.pasteInto(true) }
                }
            }
            PlainText {
                visible: paste.text === ""
                anchors { fill: parent; margins: Theme.tx(10) }
                text: root.decks.game.pasteHint
                wrapMode: Text.WordWrap
                color: Theme.faint
                font: Theme.small
                Accessible.ignored: true
            }
        }
        StartProblem {
            visible: root.decks.problem !== ""
            width: parent.width
            problem: root.decks.problem
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
