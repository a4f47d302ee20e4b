import QtQuick
import Playmat
import Playmat.Table

// A player's edge of the table: high where a hand lies open for all, else, for theirs, a low strip into which the backs of
// the cards hang. Neither changes while somebody looks at a hand or is asked something.
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
