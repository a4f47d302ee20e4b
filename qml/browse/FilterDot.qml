import QtQuick
import Playmat

// A round button with a glyph or a number. It adds a value to the search or removes it.
Rectangle {
    id: root

    property string glyph
    property string number
    property string text // the label of the value
    property bool on: false
    signal clicked()

    implicitHeight: Theme.sx(28)
    implicitWidth: number === "" ? implicitHeight : Math.max(Theme.sx(25), word.implicitWidth + Theme.sx(10))
    radius: number === "" ? height / 2 : Theme.radiusSmall
    color: on ? Theme.actSoft : hover.hovered ? Theme.raisedHover : Theme.raised
    border { width: on ? Theme.focusWidth : Theme.hair; color: on ? Theme.act : Theme.outline }
    activeFocusOnTab: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: root.clicked()
    Accessible.onToggleAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onSpacePressed: root.clicked()

    GlyphDot {
        visible: root.number === ""
        anchors { fill: parent; margins: Theme.sx(3.5) }
        name: root.glyph
        color: Theme.aspectColor(root.glyph)
        ring: Theme.aspectColor(root.glyph)
        share: .21
    }
    PlainText {
        id: word
        anchors.centerIn: parent
        text: root.number
        color: root.on ? Theme.act : Theme.text
        font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
    Tip { text: root.text; visible: hover.hovered && root.number === "" }
    FocusFrame { target: root; radius: root.radius + Theme.focusWidth }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { onClicked: root.clicked() }
}
