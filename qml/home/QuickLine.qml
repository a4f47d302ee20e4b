import QtQuick
import Playmat
import Playmat.Paint

// A line of what the quick search found.
Rectangle {
    id: root

    required property string kind
    required property string title
    required property string note
    required property string glyph
    required property string cardId
    property bool chosen: false
    signal taken()

    implicitHeight: Theme.tx(38)
    radius: Theme.radiusSmall
    color: chosen ? Theme.actSoft : hover.hovered ? Theme.raisedHover : "transparent"
    border { width: chosen ? Theme.focusWidth : 0; color: Theme.act }
    Accessible.role: Accessible.ListItem
    Accessible.name: title + ", " + note
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: root.taken()

    FacePicture {
        visible: root.cardId !== ""
        x: Theme.tx(6)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.tx(40)
        height: Math.round(width * Theme.wideRatio)
        form: "wide"
        cardId: root.cardId
    }
    Glyph {
        visible: root.cardId === ""
        x: Theme.tx(18)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.tx(16)
        height: width
        name: root.glyph
        color: root.chosen ? Theme.act : Theme.muted
    }
    PlainText {
        id: name
        x: Theme.tx(56)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width - x - Theme.tx(120))
        text: root.title
        elide: Text.ElideRight
        color: Theme.text
        font: Theme.strong
        Accessible.ignored: true
    }
    PlainText {
        anchors { left: name.right; leftMargin: Theme.tx(10); right: parent.right; rightMargin: Theme.tx(10); verticalCenter: parent.verticalCenter }
        horizontalAlignment: Text.AlignRight
        text: root.note
        elide: Text.ElideRight
        color: Theme.muted
        font: Theme.small
        Accessible.ignored: true
    }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { onClicked: root.taken() }
}
