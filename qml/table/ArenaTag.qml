import QtQuick
import Playmat
import Playmat.Paint

// The name of an arena on the arena line.
Rectangle {
    id: root

    property string kind
    readonly property bool warm: kind === "ground"
    readonly property color tint: warm ? Theme.ground : Theme.space

    width: words.width + Theme.px(18)
    height: Theme.px(21)
    radius: height / 2
    color: warm ? Theme.groundSoft : Theme.spaceSoft
    border { width: Theme.hair; color: Theme.fade(tint, .27) }

    Row {
        id: words
        anchors.centerIn: parent
        spacing: Theme.px(5)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(11)
            height: width
            name: root.kind
            color: root.tint
        }
        PlainText {
            text: root.warm ? qsTr("GROUND") : qsTr("SPACE")
            color: root.tint
            font { family: Theme.face; weight: Font.DemiBold; letterSpacing: Theme.u * 1.6; pixelSize: Theme.px(10) }
            Accessible.ignored: true
        }
    }
}
