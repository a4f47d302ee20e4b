import QtQuick
import Playmat
import Playmat.Table

// The eye of a seat: opens its hand without holding anything down, and covers it again.
IconButton {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property int seat: (theirs ? session.stage.farSeat : session.stage.nearSeat).seat
    readonly property var place: theirs ? session.stage.geometry.theirEye : session.stage.geometry.ownEye
    readonly property bool open: session.seats.peeking === seat

    objectName: "peek" + seat
    x: place.x
    y: place.y
    size: place.width
    visible: session.seats.seating === Seating.Peek && (session.programs.levels[seat] ?? "") === ""
    glyph: "eye"
    checked: open
    readonly property string owner: (theirs ? session.stage.farSeat : session.stage.nearSeat).name
    Accessible.name: Theme.filled(open ? qsTrId("peek_button.cover_s_hand") : qsTrId("peek_button.look_at_s_hand"), [owner])
    text: open ? qsTrId("peek_button.cover_the_hand") : qsTrId("peek_button.look_at_the_hand")
    onClicked: root.session.seats.peekToggle(root.seat)
}
