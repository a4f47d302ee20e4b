import QtQuick
import Playmat
import Playmat.Paint

// A rounded button that shows the chosen filter. A click opens the choices, or removes the filter.
Rectangle {
    id: root

    property string text
    property string glyph
    property bool on: false // the filter is active
    signal clicked()

    implicitHeight: Theme.sx(34)
    implicitWidth: Math.ceil(Math.min(word.implicitWidth, Theme.sx(190))) + Theme.sx(31) + Theme.sx(25)
    radius: height / 2
    color: on ? Theme.actSoft : hover.hovered ? Theme.raisedHover : Theme.raised
    border { width: Theme.hair; color: on ? Theme.act : Theme.outline }
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onSpacePressed: root.clicked()

    Glyph {
        x: Theme.sx(11)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.sx(14)
        height: width
        name: root.glyph
        color: root.on ? Theme.act : Theme.muted
    }
    PlainText {
        id: word
        anchors { left: parent.left; leftMargin: Theme.sx(31); right: parent.right; rightMargin: Theme.sx(25); verticalCenter: parent.verticalCenter }
        text: root.text
        elide: Text.ElideRight
        color: root.on ? Theme.act : Theme.text
        font { family: Theme.face; weight: Font.Medium; pixelSize: Theme.sx(12) }
        Accessible.ignored: true
    }
    Glyph {
        anchors { right: parent.right; rightMargin: Theme.sx(10); verticalCenter: parent.verticalCenter }
        width: Theme.sx(10)
        height: width
        name: root.on ? "cross" : "down"
        color: root.on ? Theme.act : Theme.muted
    }
    FocusFrame { target: root; radius: root.radius + Theme.focusWidth }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { onClicked: root.clicked() }
}
