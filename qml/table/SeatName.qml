import QtQuick
import Playmat
import Playmat.Table

// A player's name, how many cards the hand has, and whether they have passed.
Column {
    id: root

    property seatInfo info

    PlainText {
        width: parent.width
        text: root.info.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit // a few letters more
        minimumPixelSize: Theme.sx(11)
        color: Theme.text
        font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(15) }
    }
    PlainText {
        width: parent.width
        objectName: "status" + root.info.seat
        text: root.info.status
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit // whether they have passed and how many cards they hold
        minimumPixelSize: Theme.px(9)
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(11.5) }
    }
}
