import QtQuick
import Playmat
import Playmat.Table

// How well the program plays: its level, what that means, and about how strong it is.
Item {
    id: root

    required property int seat
    required property TableSettings settings
    required property ProgramSeats programs
    readonly property var ladder: programs.ladder
    readonly property int at: ladder.findIndex(one => one.id === settings.programs[seat])
    readonly property var level: at < 0 ? null : ladder[at]
    readonly property bool adapts: level !== null && level.elo === 0

    function step(by: int) {
        const next = root.ladder[root.at + by]
        if (next)
            root.settings.setProgram(root.seat, next.id)
    }

    implicitHeight: Math.max(words.height, Theme.sx(34))

    IconButton {
        id: weaker
        objectName: "weaker" + root.seat
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.sx(30)
        glyph: "left"
        text: qsTrId("level_box.a_weaker_program")
        Accessible.name: root.seat === 0 ? qsTrId("level_box.a_weaker_program_below") : qsTrId("level_box.a_weaker_program_above")
        enabled: root.at > 0
        onClicked: root.step(-1)
    }
    Column {
        id: words
        anchors { left: weaker.right; leftMargin: Theme.px(8); right: stronger.left; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        PlainText {
            objectName: "level" + root.seat
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.level ? qsTrId("level_box.elo_about").arg(root.level.name).arg(root.adapts ? root.settings.sparringElo : root.level.elo) : ""
            elide: Text.ElideRight
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
        }
        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.adapts ? root.settings.sparringText : root.level ? root.level.words : ""
            wrapMode: Text.WordWrap
            color: Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
        }
    }
    IconButton {
        id: stronger
        objectName: "stronger" + root.seat
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        size: Theme.sx(30)
        glyph: "right"
        text: root.at < root.ladder.length - 2 ? qsTrId("level_box.a_stronger_program") : qsTrId("level_box.a_program_that_adapts_to")
        Accessible.name: root.seat === 0 ? qsTrId("level_box.lower_player").arg(text) : qsTrId("level_box.upper_player").arg(text)
        enabled: root.at < root.ladder.length - 1
        onClicked: root.step(1)
    }
}
