import QtQuick
import Playmat
import Playmat.Table

// A rematch in which the players swap their decks or their seats.
Dialog {
    id: root

    required property TableSession session
    readonly property var names: session.stage.nearSeat.seat === 0 ? [session.stage.nearSeat.name, session.stage.farSeat.name] : [session.stage.farSeat.name, session.stage.nearSeat.name]
    signal chosen(int swap) // as TableSession.playAgain takes it

    component Choice: PushButton {
        width: parent ? parent.width : 0
        height: Math.max(implicitHeight, Theme.tx(52))
        fontSize: Theme.tx(14)
    }

    objectName: "swapDialog"
    title: qsTrId("swap_dialog.title")
    boxWidth: Theme.tx(420)
    onShown: decks.forceActiveFocus()

    Column {
        width: parent.width
        spacing: Theme.gx(9)
        Choice {
            id: decks
            objectName: "swapDecks"
            primary: true
            glyph: "deck"
            text: qsTrId("swap_dialog.decks")
            note: Theme.filled(qsTrId("swap_dialog.decks_note"), root.names)
            onClicked: root.chosen(1)
        }
        Choice {
            objectName: "swapSeats"
            glyph: "people"
            text: qsTrId("swap_dialog.seats")
            note: qsTrId("swap_dialog.seats_note")
            onClicked: root.chosen(2)
        }
    }
    footer: [
        PushButton {
            objectName: "swapCancel"
            text: qsTrId("deck_dialog.cancel")
            onClicked: root.dismissed()
        }
    ]
}
