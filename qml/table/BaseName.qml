import QtQuick
import Playmat
import Playmat.Table

// Whose part behind the shared places it is, in the middle, which its cards leave free.
PlainText {
    id: root

    property basePlace base
    property seatInfo info
    property bool theirs: false
    readonly property var area: theirs ? base.theirs : base.own

    objectName: "base" + info.seat
    visible: base.title !== ""
    x: area.x + Math.round((area.width - width) / 2)
    y: area.y + Math.round((area.height - height) / 2)
    text: base.title.replace("%1", info.name).toUpperCase()
    color: Theme.fade(Theme.text, .45)
    font { family: Theme.face; weight: Font.Bold; letterSpacing: Theme.u * 1.4; pixelSize: Theme.px(9) }
}
