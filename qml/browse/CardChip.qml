import QtQuick
import Playmat
import Playmat.Paint

// A search condition. A click or a key press removes it.
Rectangle {
    id: root

    property string text
    readonly property bool lit: hover.hovered || activeFocus
    signal removed()

    implicitHeight: Theme.sx(25)
    implicitWidth: Math.ceil(Math.min(word.implicitWidth, Theme.sx(200))) + Theme.sx(11) + Theme.sx(25)
    radius: height / 2
    color: lit ? Theme.raisedHover : Theme.actSoft
    border { width: Theme.hair; color: Theme.act }
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTrId("card_search.remove").arg(text)
    Accessible.onPressAction: root.removed()
    Keys.onReturnPressed: root.removed()
    Keys.onEnterPressed: root.removed()
    Keys.onSpacePressed: root.removed()
    Keys.onDeletePressed: root.removed()

    PlainText {
        id: word
        anchors { left: parent.left; leftMargin: Theme.sx(11); right: parent.right; rightMargin: Theme.sx(25); verticalCenter: parent.verticalCenter }
        text: root.text
        elide: Text.ElideRight
        color: Theme.act
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12) }
        Accessible.ignored: true
    }
    Glyph {
        anchors { right: parent.right; rightMargin: Theme.sx(9); verticalCenter: parent.verticalCenter }
        width: Theme.sx(10)
        height: width
        name: "cross"
        color: Theme.act
    }
    FocusFrame { target: root; radius: root.radius + Theme.focusWidth }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { onClicked: root.removed() }
}
