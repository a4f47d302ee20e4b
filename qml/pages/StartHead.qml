import QtQuick
import Playmat

// The program's name, files, and its settings.
Item {
    id: root

    property string game // its title
    property bool anyMatches: false // saved or finished ones
    signal settingsRequested()
    signal openRequested()
    signal matchesRequested()

    height: Theme.px(58)

    CardBack {
        id: back
        width: Theme.px(38)
        height: Theme.px(53)
    }
    Column {
        anchors { left: back.right; leftMargin: Theme.px(14); verticalCenter: back.verticalCenter }
        PlainText {
            text: "Playmat"
            color: Theme.text
            font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(30) }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        PlainText {
            text: qsTrId("start_head.one_table_no_network").arg(root.game)
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(13) }
        }
    }
    Row {
        anchors { right: parent.right; verticalCenter: back.verticalCenter }
        spacing: Theme.px(10)
        PushButton {
            objectName: "matchesButton"
            visible: root.anyMatches
            glyph: "clock"
            text: qsTrId("start_head.matches")
            Accessible.name: qsTrId("start_head.matches_to_continue_and")
            onClicked: root.matchesRequested()
        }
        PushButton {
            objectName: "openButton"
            glyph: "folder"
            text: qsTrId("start_head.open")
            Accessible.name: qsTrId("start_head.open_a_saved_match_or")
            onClicked: root.openRequested()
        }
        PushButton {
            objectName: "settingsButton"
            glyph: "gear"
            text: qsTrId("start_head.settings")
            onClicked: root.settingsRequested()
        }
    }
}
