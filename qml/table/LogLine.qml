import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// One line of the log: whose doing by the colour and place of its bar, what kind by its glyph.
Item {
    id: root

    required property TableSession session
    required property int index
    required property string glyph
    required property string text
    required property string plain
    required property string cardId
    required property int seat
    property bool fresh: true
    readonly property color tint: seat < 0 ? Theme.faint : seat === session.nearSeat.seat ? Theme.mine : Theme.theirs

    height: Math.max(Theme.tx(16.5), words.implicitHeight)
    opacity: fresh ? 1 : .72
    Accessible.role: Accessible.ListItem
    Accessible.name: plain

    Rectangle {
        y: Theme.tx(2)
        width: Theme.tx(3)
        height: Theme.tx(12)
        radius: Theme.hair
        color: root.tint
    }
    Glyph {
        x: Theme.tx(8)
        y: Theme.tx(3)
        width: Theme.tx(11)
        height: width
        name: root.glyph
        color: Theme.muted
    }
    MarkedText {
        id: words
        x: Theme.tx(24)
        width: root.width - x
        height: root.height
        verticalAlignment: Text.AlignVCenter
        marked: root.text
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        maximumLineCount: 2
        color: Theme.text
        font: Theme.caption
        Accessible.ignored: true
    }
    HoverHandler { onHoveredChanged: root.session.previewPrinted(hovered ? root.cardId : "") }
}
