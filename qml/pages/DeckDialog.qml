pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Another deck: a built-in one, a pasted document, or a file. What is wrong with it stands here, with its place.
Dialog {
    id: root

    required property DeckLibrary decks
    property int seat: 0
    signal fileRequested()

    function take(text: string) {
        if (root.decks.useText(root.seat, text))
            root.dismissed()
    }
    function takeBuiltIn(name: string) {
        root.decks.useBuiltIn(root.seat, name)
        root.dismissed()
    }

    title: seat === 0 ? qsTr("Deck of the lower player") : qsTr("Deck of the upper player")
    boxWidth: Theme.tx(560)

    Column {
        width: parent.width
        spacing: Theme.tx(12)
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
                anchors { fill: parent; margins: Theme.tx(10) }
                contentHeight: paste.height
                clip: true
                TextEdit {
                    id: paste
                    objectName: "pasteDeck"
                    width: parent.width
                    color: Theme.text
                    font: Theme.small
                    wrapMode: TextEdit.WrapAnywhere
                    selectByMouse: true
                    textFormat: TextEdit.PlainText
                    activeFocusOnTab: true
                    KeyNavigation.priority: KeyNavigation.BeforeItem
                    KeyNavigation.tab: useButton
                    Accessible.role: Accessible.EditableText
                    Accessible.name: qsTr("Deck as JSON")
                }
            }
            Text {
                visible: paste.text === ""
                anchors { fill: parent; margins: Theme.tx(10) }
                text: qsTr("Paste a deck here, as swudb.com exports it (JSON)")
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
        Row {
            spacing: Theme.tx(10)
            PushButton {
                id: useButton
                objectName: "usePasted"
                primary: enabled
                enabled: paste.text !== ""
                text: qsTr("Use this deck")
                onClicked: root.take(paste.text)
            }
            PushButton {
                objectName: "openDeck"
                text: qsTr("Open a file…")
                onClicked: root.fileRequested()
            }
            PushButton {
                objectName: "closeDeckDialog"
                focus: true
                text: qsTr("Cancel")
                onClicked: root.dismissed()
            }
        }
    }
}
