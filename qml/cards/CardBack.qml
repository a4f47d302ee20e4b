import QtQuick
import Playmat
import Playmat.Paint

// The back of a card, 63:88.
//   theirs  the other player's colour
//   spent   dark: an exhausted resource
//   mark    Mark.…
Item {
    id: root

    property bool theirs: false
    property bool spent: false
    property int mark: Mark.None

    implicitWidth: 63
    implicitHeight: 88

    Image {
        anchors.fill: parent
        Accessible.ignored: true
        source: "image://face/back/" + (root.theirs ? "them" : "us") + (root.spent ? "?dim" : "")
        sourceSize: Faces.pixels(width, height)
        smooth: true
        antialiasing: true
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        radius: root.width * .06
        unit: root.width / 100
    }
}
