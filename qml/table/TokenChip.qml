import QtQuick
import Playmat
import Playmat.Paint

// A thing that one of the seats has: who, a point towards that side, and whether it can be taken. Drawn as the spec says.
//   brief  what is written on it where the text has no room
Rectangle {
    id: root

    property string text
    property string brief
    property string glyph
    property bool spent: false
    property bool offered: false
    property bool downwards: true
    readonly property int room: width - Theme.px(36) // for words
    signal pressed()

    radius: height / 2
    color: Theme.tokenSoft
    border { width: Math.max(1, Theme.px(offered ? 2 : 1.5)); color: offered ? Theme.act : Theme.token }
    Accessible.role: Accessible.Button
    Accessible.name: offered ? text + ", " + qsTrId("token_chip.can_be_taken") : text
    Accessible.onPressAction: root.pressed()

    Shade { spread: Theme.px(6) }
    TextMetrics {
        id: smallest
        font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.px(9.5) }
        text: root.text
    }
    Glyph { // points at the player who has it
        x: Math.round((root.width - width) / 2)
        y: root.downwards ? root.height - Theme.px(3) : -height + Theme.px(3)
        width: Theme.px(12)
        height: width
        name: root.downwards ? "down" : "up"
        color: Theme.token
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.px(6)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(14)
            height: width
            name: root.spent ? "check" : root.glyph
            color: Theme.token
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.room)
            text: smallest.advanceWidth <= root.room || root.brief === "" ? root.text : root.brief
            color: Theme.text
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: smallest.font.pixelSize
            elide: Text.ElideRight
            font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.px(13) }
            Accessible.ignored: true
        }
    }
}
