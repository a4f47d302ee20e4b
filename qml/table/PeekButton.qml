import QtQuick
import Playmat
import Playmat.Table

// The eye of a seat: opens its hand without holding anything down, and covers it again.
IconButton {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property int seat: (theirs ? session.farSeat : session.nearSeat).seat
    readonly property var place: theirs ? session.geometry.theirEye : session.geometry.ownEye
    readonly property bool open: session.peeking === seat

    objectName: "peek" + seat
    x: place.x
    y: place.y
    size: place.width
    visible: session.seating === TableSession.Peek
    glyph: "eye"
    checked: open
    readonly property string owner: (theirs ? session.farSeat : session.nearSeat).name
    Accessible.name: Theme.filled(open ? qsTr("Cover %1's hand") : qsTr("Look at %1's hand"), [owner])
    text: open ? qsTr("Cover the hand") : qsTr("Look at the hand")
    onClicked: root.session.peekToggle(root.seat)
}
