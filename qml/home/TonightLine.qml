import QtQuick
import Playmat
import Playmat.Paint

// Something to do next: what, and why it is suggested. The whole line can be pressed.
Rectangle {
    id: root

    required property string title
    required property string reason
    required property string picture
    required property string glyph
    signal taken()

    implicitHeight: Math.max(Theme.px(48), words.height + Theme.px(10))
    radius: Theme.radius
    color: hover.hovered ? Theme.raisedHover : Theme.raised
    border { width: activeFocus ? Theme.focusWidth : Theme.hair; color: activeFocus ? Theme.focus : Theme.outline }
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: Theme.spoken([title, reason], ", ")
    Accessible.focusable: true
    Accessible.onPressAction: root.taken()
    Keys.onReturnPressed: root.taken()
    Keys.onEnterPressed: root.taken()
    Keys.onSpacePressed: root.taken()

    FacePicture {
        visible: root.picture !== ""
        x: Theme.px(7)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(52)
        height: Theme.px(36)
        form: "wide"
        cardId: root.picture
    }
    Glyph {
        visible: root.picture === ""
        x: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(22)
        height: width
        name: root.glyph
        color: Theme.coach
    }
    Column {
        id: words
        anchors { left: parent.left; leftMargin: Theme.px(70); right: go.left; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        PlainText {
            width: parent.width
            text: root.title
            wrapMode: Text.Wrap
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13.5) }
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            text: root.reason
            wrapMode: Text.Wrap
            color: Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.sx(12) }
            Accessible.ignored: true
        }
    }
    Glyph {
        id: go
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        width: Theme.px(13)
        height: width
        name: "play"
        color: Theme.act
    }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { onClicked: root.taken() }
}
