import QtQuick
import Playmat
import Playmat.Paint

// A file or a folder in a list of them.
Rectangle {
    id: root

    required property int index
    required property string name
    required property string changed
    required property bool isFolder
    property bool current: false
    signal picked()
    signal opened()

    height: Theme.tx(26)
    radius: Theme.radiusSmall
    color: current ? Theme.actSoft : hover.hovered ? Theme.raisedHover : "transparent"
    objectName: "file_" + name
    Accessible.role: Accessible.ListItem
    Accessible.name: isFolder ? qsTrId("file_line.folder").arg(name) : name + ", " + changed
    Accessible.onPressAction: root.picked()

    Glyph {
        id: mark
        x: Theme.tx(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.tx(15)
        height: width
        name: root.isFolder ? "folder" : "card"
        color: root.current ? Theme.act : Theme.muted
    }
    PlainText {
        anchors { left: mark.right; leftMargin: Theme.tx(9); right: when.left; rightMargin: Theme.tx(9); verticalCenter: parent.verticalCenter }
        text: root.name
        elide: Text.ElideMiddle
        color: Theme.text
        font: Theme.body
        Accessible.ignored: true
    }
    PlainText {
        id: when
        anchors { right: parent.right; rightMargin: Theme.tx(8); verticalCenter: parent.verticalCenter }
        text: root.changed
        color: Theme.muted
        font: Theme.small
        Accessible.ignored: true
    }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea {
        onClicked: root.picked()
        onDoubleClicked: root.opened()
    }
}
