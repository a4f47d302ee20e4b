import QtQuick
import Playmat
import Playmat.Table

// Giving up: says who, and asks once.
Dialog {
    id: root

    required property TableSession session
    readonly property bool several: session.series.played // of several games, this one or all of them

    objectName: "concedeBox"
    title: qsTrId("concede_dialog.who_concedes")

    Column {
        width: parent.width
        spacing: Theme.tx(14)
        PlainText {
            width: parent.width
            text: root.several ? qsTrId("concede_dialog.only_this_game_or_all") : qsTrId("concede_dialog.the_game_ends_at_once")
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.body
        }
        Flow {
            visible: root.several
            width: parent.width
            spacing: Theme.tx(10)
            PushButton {
                objectName: "concedeSeriesNear"
                visible: !root.session.programs.levels[root.session.stage.nearSeat.seat]
                text: qsTrId("concede_dialog.concedes_the_series").arg(root.session.stage.nearSeat.name)
                onClicked: root.giveAll(root.session.stage.nearSeat.seat)
            }
            PushButton {
                objectName: "concedeSeriesFar"
                visible: !root.session.programs.levels[root.session.stage.farSeat.seat]
                text: qsTrId("concede_dialog.concedes_the_series").arg(root.session.stage.farSeat.name)
                onClicked: root.giveAll(root.session.stage.farSeat.seat)
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.tx(10)
            PushButton {
                objectName: "concedeNear"
                visible: !root.session.programs.levels[root.session.stage.nearSeat.seat] // the program gives up by itself, or not at all
                text: root.words().arg(root.session.stage.nearSeat.name)
                onClicked: root.give(root.session.stage.nearSeat.seat)
            }
            PushButton {
                objectName: "concedeFar"
                visible: !root.session.programs.levels[root.session.stage.farSeat.seat]
                text: root.words().arg(root.session.stage.farSeat.name)
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

    function words(): string { return root.several ? qsTrId("concede_dialog.concedes_the_game") : qsTrId("concede_dialog.concedes") }
    function giveAll(seat: int) {
        root.dismissed()
        root.session.concedeSeries(seat)
    }
    function give(seat: int) {
        root.dismissed()
        root.session.concede(seat)
    }
}
