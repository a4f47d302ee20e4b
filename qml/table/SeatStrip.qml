import QtQuick
import Playmat
import Playmat.Table

// A player's edge of the table: high where a hand is open, else a low strip. Theirs is low while their hand is closed,
// and the backs of the cards hang in from the edge; your own is low above something docked, which covers the hand.
Item {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property bool open: theirs ? session.stage.geometry.theirRoom : !session.stage.geometry.docked

    enabled: Assistance.listens // only looked at: TableInput takes all input

    ClosedStrip {
        visible: !root.open
        anchors.fill: parent
        theirs: root.theirs
        session: root.session
    }
    OpenStrip {
        visible: root.open
        anchors.fill: parent
        theirs: root.theirs
        session: root.session
    }
}
