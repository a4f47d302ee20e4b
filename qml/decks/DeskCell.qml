import QtQuick
import Playmat
import Playmat.Paint

// A card of the deck as a picture. Another card may lie over all but its upper part, which is this item; the picture hangs over
// its lower edge, and comes out whole when it is chosen or pointed at.
DeskItem {
    id: root

    required property cellFacts cell
    required property real whole // height of the picture
    property int strip: 0 // height of a strip at the top of the picture that has the number of copies; 0: it has none
    property int most: 0 // number of copies that a deck usually has at most
    readonly property bool out: hover.hovered || chosen

    z: hover.hovered ? 2 : chosen ? 1 : 0
    CardCell {
        id: picture
        width: root.width
        height: root.whole
        cell: root.cell
        Rectangle {
            visible: root.out
            anchors.fill: parent
            radius: width * .058
            color: "transparent"
            border { width: Theme.focusWidth; color: root.chosen ? Theme.faceAct : Theme.faceMuted }
        }
        Glyph { // in piles the strip has it
            visible: root.strip === 0 && root.note !== ""
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.px(4) }
            width: Theme.sx(14)
            height: width
            name: "book"
            color: Theme.faceAct
        }
    }
    CountPips {
        visible: root.strip === 0
        anchors { horizontalCenter: picture.horizontalCenter; top: picture.bottom; topMargin: Theme.px(3) }
        copies: root.copies
        most: root.most
    }
    HoverHandler { id: hover; onHoveredChanged: if (hovered) root.shown() }
    Tip { text: root.note; visible: hover.hovered && root.note !== "" }
    DragArea {
        carrier: root.editable ? root.carrier : null
        card: root.card
        cardName: root.words
        line: root.line
        onTapped: root.pressed()
    }
    // Below the strip: there it is not under a pointer that chooses the card.
    Rectangle {
        visible: root.editable && (root.chosen || hover.hovered && root.strip === 0)
        anchors { right: parent.right; top: parent.top; margins: Theme.px(3); topMargin: root.strip + Theme.px(2) }
        width: buttons.width + Theme.px(2)
        height: buttons.height
        radius: Theme.radiusSmall
        color: Theme.raised
        border { width: Theme.hair; color: Theme.outline }
        HoverHandler { blocking: true } // the card below it does not come out
        CopyButtons {
            id: buttons
            x: Theme.px(1)
            item: root
            spacing: 0
            size: Theme.sx(19)
        }
    }
}
