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
        text: qsTrId("surprise_deck.its_deck_is_a_surprise")
        wrapMode: Text.WordWrap
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(13) }
    }
}
