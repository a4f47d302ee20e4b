import QtQuick
import Playmat
import Playmat.Table

// The eye of a seat: opens its hand without holding anything down, and covers it again.
IconButton {
    id: root

    required property TableSession session
    required property int seat
    readonly property bool open: session.peeking === seat

    objectName: "peek" + seat
    visible: session.seating === TableSession.Peek
    glyph: "eye"
    checked: open
    text: open ? qsTr("Cover the hand") : qsTr("Look at the hand")
    onClicked: root.session.peekToggle(root.seat)
}
