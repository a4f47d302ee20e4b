import QtQuick
import Playmat
import Playmat.Paint

// Something about the chosen game, in a sentence.
Rectangle {
    id: root

    property string text

    implicitHeight: words.height + Theme.px(26)
    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    Glyph {
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(20)
        height: width
        name: "people"
        color: Theme.act
    }
    PlainText {
        id: words
        anchors { left: parent.left; leftMargin: Theme.px(52); right: parent.right; rightMargin: Theme.px(18); verticalCenter: parent.verticalCenter }
        text: root.text
        wrapMode: Text.WordWrap
        color: Theme.text
        font { family: Theme.face; pixelSize: Theme.sx(13) }
    }
}
