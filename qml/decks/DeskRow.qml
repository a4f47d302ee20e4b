import QtQuick
import Playmat
import Playmat.Paint

// A line of a deck as words on a strip of its picture, with buttons that add and remove a copy.
DeskItem {
    id: root

    PlainText {
        visible: root.isHeading
        anchors { fill: parent; bottomMargin: Theme.px(3) }
        verticalAlignment: Text.AlignBottom
        text: root.words + "  ·  " + root.copies
        elide: Text.ElideRight
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(11.5) }
        Accessible.ignored: true
    }
    CardStrip {
        visible: !root.isHeading
        anchors { fill: parent; topMargin: Theme.px(2) }
        facts: root.card
        name: root.words
        known: root.isKnown
        picked: root.chosen
        room: tools.width + Theme.px(12)
        HoverHandler { id: hover; onHoveredChanged: if (hovered) root.shown() }
        DragArea {
            carrier: root.editable && !root.isHeading ? root.carrier : null
            card: root.card
            cardName: root.words
            line: root.line
            onTapped: root.pressed()
        }
        Row {
            id: tools
            anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(4)
            CopyButtons {
                visible: root.editable && (hover.hovered || root.chosen)
                item: root
                size: Theme.sx(21)
            }
            Glyph {
                visible: root.note !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.sx(13)
                height: width
                name: "book"
                color: Theme.faceAct
                HoverHandler { id: overNote }
                Tip { text: root.note; visible: overNote.hovered }
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: "×" + root.copies
                color: Theme.faceText
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
                Accessible.ignored: true
            }
        }
    }
}
