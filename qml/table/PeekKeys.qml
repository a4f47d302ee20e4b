import QtQuick
import Playmat.Table

// The keys that hold a hand open. While one is held, X11 sends each repeat as a release and a press; when mouse events come in
// between, Qt takes the two for real ones. So a release counts only when no press of the same key follows at once.
Item {
    id: root

    required property TableSession session
    readonly property bool waiting: soon.running
    property int seat: -1 // whose key went up

    function take(event: var, down: bool) {
        if (event.isAutoRepeat)
            return
        const of = root.seatOf(event.key)
        event.accepted = of >= 0
        if (of < 0)
            return
        const repeats = soon.running && root.seat === of
        if (soon.running)
            repeats ? soon.stop() : root.cover()
        if (!down) {
            root.seat = of
            soon.start()
        } else if (!repeats) {
            root.session.seats.peekKey(of, true)
        }
    }
    function seatOf(key: int): int {
        if (key === Qt.Key_F)
            return root.session.stage.nearSeat.seat
        return key === Qt.Key_J ? root.session.stage.farSeat.seat : -1
    }
    function letGo() {
        soon.stop()
        root.session.seats.peekKey(0, false)
        root.session.seats.peekKey(1, false)
    }
    function cover() {
        soon.stop()
        root.session.seats.peekKey(root.seat, false)
    }

    Timer { id: soon; interval: 30; onTriggered: root.cover() }
}
