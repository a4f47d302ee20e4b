pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The tile of a deck: two of its cards, its name, colours and costs, and whether it is playable.
//   chosen  the keyboard and the buttons at the foot act on this deck;  marked  it is one of several
Rectangle {
    id: root

    required property deckTile tile
    property bool chosen: false
    property bool marked: false // chosen together with others
    signal pressed()
    signal markToggled()
    signal opened()

    radius: Theme.radiusLarge
    color: Theme.fade(hover.hovered || chosen ? Theme.raised : Theme.panel, .92)
    border { width: chosen || marked ? Theme.focusWidth : Theme.hair; color: chosen ? Theme.act : marked ? Theme.link : Theme.outline }
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.spoken([tile.name, tile.note, tile.verdict], ", ")
    Accessible.selected: chosen || marked
    Accessible.onPressAction: root.opened()

    FacePicture {
        id: front
        x: Theme.px(10)
        y: Theme.px(10)
        width: Math.round(height * 1.42)
        height: Math.round(root.height * .47)
        form: "pic"
        cardId: root.tile.frontId
    }
    FacePicture {
        id: second
        anchors { left: front.right; leftMargin: Theme.px(10); top: front.top }
        width: Math.round(front.width * .62)
        height: Math.round(front.height * .62)
        form: "pic"
        cardId: root.tile.secondId
    }
    Row {
        anchors { right: parent.right; rightMargin: Theme.px(10); bottom: front.bottom }
        spacing: Theme.px(4)
        Repeater {
            model: root.tile.colours
            GlyphDot {
                required property string modelData
                width: Theme.px(20)
                name: modelData
                color: Theme.aspectColor(modelData)
            }
        }
    }
    PlainText {
        id: name
        anchors { left: front.left; right: parent.right; rightMargin: Theme.px(10); top: front.bottom; topMargin: Theme.px(4) }
        height: Theme.sx(23)
        verticalAlignment: Text.AlignVCenter
        text: root.tile.name
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        color: Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(14) }
        Accessible.ignored: true
    }
    PlainText {
        id: note
        anchors { left: name.left; right: name.right; top: name.bottom }
        text: root.tile.note
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        color: Theme.muted
        font { family: Theme.narrow; pixelSize: Theme.sx(11.5) }
        Accessible.ignored: true
    }
    Glyph {
        id: mark
        anchors { left: name.left; bottom: parent.bottom; bottomMargin: Theme.px(11) }
        width: Theme.sx(12)
        height: width
        name: root.tile.ok ? "check" : "ban"
        color: root.tile.ok ? Theme.good : Theme.refused
    }
    PlainText {
        anchors { left: mark.right; leftMargin: Theme.px(5); right: curve.left; rightMargin: Theme.px(6); verticalCenter: mark.verticalCenter }
        height: Theme.sx(26)
        verticalAlignment: Text.AlignVCenter
        text: root.tile.verdict
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 6
        color: root.tile.ok ? Theme.muted : Theme.text
        font { family: Theme.narrow; pixelSize: Theme.sx(11.5) }
        Accessible.ignored: true
    }
    CostCurve {
        id: curve
        anchors { right: parent.right; rightMargin: Theme.px(10); bottom: parent.bottom; bottomMargin: Theme.px(4) }
        width: Theme.px(72)
        height: Math.max(Theme.px(24), parent.height - note.y - note.height - Theme.px(2))
        counts: root.tile.curve
        numbered: false
    }
    Rectangle { // it is one of several
        visible: root.marked
        anchors { right: parent.right; top: parent.top; margins: Theme.px(8) }
        width: Theme.sx(20)
        height: width
        radius: width / 2
        color: Theme.link
        Glyph {
            anchors.centerIn: parent
            width: Theme.sx(12)
            height: width
            name: "check"
            color: Theme.panel
        }
    }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea {
        onClicked: mouse => mouse.modifiers & Qt.ControlModifier ? root.markToggled() : root.pressed()
        onDoubleClicked: root.opened()
    }
}
