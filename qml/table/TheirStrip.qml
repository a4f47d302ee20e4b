import QtQuick
import Playmat
import Playmat.Table

// The upper edge: a low strip from which the backs of the cards hang, or one as high as yours when both hands lie open.
Item {
    id: root

    required property TableSession session
    readonly property bool open: session.geometry.openHands

    ClosedStrip {
        visible: !root.open
        anchors.fill: parent
        session: root.session
    }
    OpenStrip {
        visible: root.open
        anchors.fill: parent
        theirs: true
        session: root.session
    }
}
