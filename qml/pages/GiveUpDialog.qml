import QtQuick
import Playmat
import Playmat.Table

// A new game would take the place of the interrupted one: asks once.
Dialog {
    id: root

    required property DeckLibrary decks
    signal dealRequested()
    signal continueRequested()

    title: qsTr("There is an interrupted game")

    Column {
        width: parent.width
        spacing: Theme.tx(14)
        PlainText {
            width: parent.width
            text: qsTr("%1. A new game takes its place.").arg(root.decks.continueTitle)
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.body
        }
        Row {
            spacing: Theme.tx(10)
            PushButton {
                objectName: "giveUpContinue"
                focus: true
                primary: true
                text: qsTr("Continue it")
                onClicked: root.leave(root.continueRequested)
            }
            PushButton {
                objectName: "giveUpDeal"
                text: qsTr("Deal a new game")
                onClicked: root.leave(root.dealRequested)
            }
            PushButton {
                objectName: "giveUpCancel"
                text: qsTr("Cancel")
                onClicked: root.dismissed()
            }
        }
    }

    function leave(next: var) {
        root.dismissed()
        next()
    }
}
