pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Who plays each seat: a person, or the program at some level. It holds from the decision that is open.
Dialog {
    id: root

    required property TableSession session
    readonly property ProgramSeats programs: session.programs
    readonly property var ladder: programs.ladder
    readonly property list<string> choices: [qsTrId("seats_dialog.a_person"), ...ladder.map(one => one.name)]

    // Seats stay in their places here; at the table whoever plays is at the lower edge.
    function seatOf(seat: int): seatInfo {
        return session.stage.nearSeat.seat === seat ? session.stage.nearSeat : session.stage.farSeat
    }

    title: qsTrId("seats_dialog.who_plays")
    boxWidth: Theme.tx(700)
    onShown: first.takeFocus()

    component Seat: Column {
        id: line
        required property seatInfo info
        readonly property string level: root.programs.levels[info.seat] ?? ""
        readonly property int at: root.ladder.findIndex(one => one.id === level)

        function takeFocus() { choices.forceActiveFocus() }

        width: parent ? parent.width : 0
        spacing: Theme.tx(6)
        PlainText {
            width: parent.width
            text: line.info.name
            elide: Text.ElideRight
            color: Theme.text
            font: Theme.strong
            Accessible.ignored: true
        }
        ChoiceRow {
            id: choices
            objectName: "seatLevel" + line.info.seat
            width: line.width
            label: line.info.name
            names: root.choices
            current: line.at + 1
            onPicked: index => root.programs.hand(line.info.seat, index === 0 ? "" : root.ladder[index - 1].id)
        }
        PlainText {
            width: parent.width
            text: line.at < 0 ? qsTrId("seats_dialog.you_or_somebody_beside_you")
                              : qsTrId("seats_dialog.elo_about").arg(root.ladder[line.at].words).arg(root.ladder[line.at].elo || root.programs.adaptiveElo)
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.small
        }
    }

    Column {
        width: parent.width
        spacing: Theme.tx(16)
        Seat { id: first; info: root.seatOf(0) }
        Seat { info: root.seatOf(1) }
        PlainText {
            width: parent.width
            text: qsTrId("seats_dialog.the_program_knows_its_own")
            wrapMode: Text.WordWrap
            color: Theme.faint
            font: Theme.small
        }
        PushButton {
            objectName: "closeSeats"
            primary: true
            focus: true
            text: qsTrId("seats_dialog.play_on")
            onClicked: root.dismissed()
        }
    }
}
