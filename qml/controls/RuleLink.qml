import QtQuick
import Playmat

// Words that lead into the rules book.
PlainText {
    id: root

    property bool reached: true // by the keyboard
    property string hint: ""
    signal followed()

    color: Theme.link
    font { family: Theme.narrow; pixelSize: Theme.tx(12.5); underline: true }
    activeFocusOnTab: reached
    Accessible.role: Accessible.Link
    Accessible.name: hint === "" ? text : hint
    Accessible.onPressAction: root.followed()
    Keys.onReturnPressed: root.followed()
    Keys.onEnterPressed: root.followed()
    Keys.onSpacePressed: root.followed()

    FocusFrame { target: root }
    MouseArea {
        anchors { fill: parent; margins: -Theme.px(3) }
        cursorShape: Qt.PointingHandCursor
        onClicked: root.followed()
    }
}
