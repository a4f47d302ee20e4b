import QtQuick
import Playmat
import Playmat.Table

// The eye button of a seat: opens its hand without being held down, and covers it again. While the other player decides, the
// mouse opens it only while pressed, so that a slip cannot expose the opponent's cards for long.
IconButton {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property int seat: (theirs ? session.stage.farSeat : session.stage.nearSeat).seat
    readonly property var place: theirs ? session.stage.geometry.theirEye : session.stage.geometry.ownEye
    readonly property bool open: session.seats.peeking === seat
    readonly property var prompt: session.controller.desk.prompt
    readonly property bool held: prompt.seat >= 0 && prompt.seat !== seat
    property bool holding: false

    objectName: "peek" + seat
    x: place.x
    y: place.y
    size: place.width
    visible: session.seats.seating === Seating.Peek && (session.programs.levels[seat] ?? "") === ""
    glyph: "eye"
    checked: open
    readonly property string owner: (theirs ? session.stage.farSeat : session.stage.nearSeat).name
    Accessible.name: Theme.filled(open ? qsTrId("peek_button.cover_s_hand") : qsTrId("peek_button.look_at_s_hand"), [owner])
    text: open ? qsTrId("peek_button.cover_the_hand") : held ? qsTrId("peek_button.hold_to_look") : qsTrId("peek_button.look_at_the_hand")
    onPressedChanged: {
        if (pressed)
            holding = held && !open
        if (holding)
            session.seats.peekKey(seat, pressed)
        if (!pressed)
            released.start()
    }
    onClicked: if (!holding) root.session.seats.peekToggle(root.seat)

    Timer { id: released; interval: 0; onTriggered: root.holding = false } // after onClicked, which ignores a hold
}
