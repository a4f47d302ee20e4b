import QtQuick
import Playmat
import Playmat.Paint

// The name of a region, on the line between the sides.
Rectangle {
    id: root

    property string kind // the glyph
    property bool cold: false
    property string text
    readonly property color tint: cold ? Theme.space : Theme.ground

    width: words.width + Theme.px(18)
    height: Theme.px(21)
    radius: height / 2
    color: cold ? Theme.spaceSoft : Theme.groundSoft
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
            text: root.text
            color: root.tint
            font { family: Theme.face; weight: Font.DemiBold; letterSpacing: Theme.u * 1.6; pixelSize: Theme.px(10) }
            Accessible.ignored: true
        }
    }
}
