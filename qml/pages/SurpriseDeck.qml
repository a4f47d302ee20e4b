import QtQuick
import Playmat

// A deck of the program's that nobody knows before the game begins.
Item {
    id: root

    CardBack {
        id: back
        height: Math.min(Theme.px(150), root.height)
        width: Math.round(height * 63 / 88)
    }
    PlainText {
        anchors { left: back.right; leftMargin: Theme.px(18); right: parent.right; verticalCenter: back.verticalCenter }
        text: qsTr("Its deck is a surprise: one of those that come with Playmat.")
        wrapMode: Text.WordWrap
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(13) }
    }
}
