import QtQuick
import Playmat

// The program's name, and its settings.
Item {
    id: root

    signal settingsRequested()

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
            font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.px(30) }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        PlainText {
            text: qsTr("Star Wars: Unlimited · one table, no network")
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.px(13) }
        }
    }
    PushButton {
        objectName: "settingsButton"
        anchors { right: parent.right; verticalCenter: back.verticalCenter }
        glyph: "gear"
        text: qsTr("Settings")
        onClicked: root.settingsRequested()
    }
}
