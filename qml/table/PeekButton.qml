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
    readonly property string owner: (seat === session.nearSeat.seat ? session.nearSeat : session.farSeat).name
    Accessible.name: Theme.filled(open ? qsTr("Cover %1's hand") : qsTr("Look at %1's hand"), [owner])
    text: open ? qsTr("Cover the hand") : qsTr("Look at the hand")
    onClicked: root.session.peekToggle(root.seat)
}
