import QtQuick
import Playmat
import Playmat.Paint

// A glyph in a dark disc.
//   name    glyph
//   color   of the glyph;  ring  of the disc's edge;  fill  of the disc
//   share   of the disc that the glyph leaves free on each side
Item {
    id: root

    property string name
    property color color: Theme.faceText
    property color ring: Theme.inkLine
    property color fill: Theme.ink
    property real share: .2
    property real ringWidth: Math.max(1, width * .055)

    Accessible.ignored: true
    implicitWidth: 20
    implicitHeight: width

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.fill
        antialiasing: true
        border { width: root.ringWidth; color: root.ring }
    }
    Glyph {
        anchors { fill: parent; margins: root.width * root.share }
        name: root.name
        color: root.color
    }
}
