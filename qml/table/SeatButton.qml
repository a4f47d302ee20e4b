import QtQuick
import Playmat
import Playmat.Table

// Who plays a seat, where its eye is while hands are covered.
IconButton {
    id: root

    required property TableSession session
    property bool theirs: false
    property bool off: false
    readonly property var place: theirs ? session.stage.geometry.theirEye : session.stage.geometry.ownEye
    readonly property seatInfo info: theirs ? session.stage.farSeat : session.stage.nearSeat
    signal requested()

    objectName: "seatButton" + info.seat
    x: place.x
    y: place.y
    size: place.width
    // Beside a program a hand has an eye until its player has looked for the first time.
    readonly property bool eyed: session.seats.seating === Seating.Peek && (session.programs.levels[info.seat] ?? "") === ""
    visible: !off && !eyed && (session.seats.seating === Seating.Own || session.programs.any)
    glyph: "people"
    Accessible.name: Theme.filled(qsTrId("seat_button.who_plays_for"), [info.name])
    text: qsTrId("seat_button.who_plays_this_seat")
    onClicked: root.requested()
}
