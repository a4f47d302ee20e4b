import QtQuick
import Playmat
import Playmat.Table

// Giving up: says who, and asks once.
Dialog {
    id: root

    required property TableSession session

    objectName: "concedeBox"
    title: qsTrId("concede_dialog.who_concedes")

    Column {
        width: parent.width
        spacing: Theme.tx(14)
        PlainText {
            width: parent.width
            text: qsTrId("concede_dialog.the_game_ends_at_once")
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.body
        }
        Row {
            spacing: Theme.tx(10)
            PushButton {
                objectName: "concedeNear"
                visible: !root.session.programs.levels[root.session.stage.nearSeat.seat] // the program gives up by itself, or not at all
                text: qsTrId("concede_dialog.concedes").arg(root.session.stage.nearSeat.name)
                onClicked: root.give(root.session.stage.nearSeat.seat)
            }
            PushButton {
                objectName: "concedeFar"
                visible: !root.session.programs.levels[root.session.stage.farSeat.seat]
                text: qsTrId("concede_dialog.concedes").arg(root.session.stage.farSeat.name)
                onClicked: root.give(root.session.stage.farSeat.seat)
            }
            PushButton {
                objectName: "concedeNobody"
                focus: true
                primary: true
                text: qsTrId("concede_dialog.play_on")
                onClicked: root.dismissed()
            }
        }
    }

    function give(seat: int) {
        root.dismissed()
        root.session.concede(seat)
    }
}
