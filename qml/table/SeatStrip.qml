import QtQuick
import Playmat
import Playmat.Table

// A player's edge of the table: high if the hand is open to everybody; otherwise, for the opponent, a low strip with the
// backs of the cards at its edge. Neither changes when a player looks at a hand or is asked a question.
Item {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property bool open: !theirs || session.stage.geometry.theirRoom

    enabled: Assistance.listens // only looked at: TableInput takes all input

    ClosedStrip {
        visible: !root.open
        anchors.fill: parent
        session: root.session
    }
    OpenStrip {
        visible: root.open
        anchors.fill: parent
        theirs: root.theirs
        session: root.session
    }
}
