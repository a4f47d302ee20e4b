import QtQuick
import Playmat
import Playmat.Paint

// A step of a track: a disc with its number; every fifth is larger, and the last one is a star. Of a short track all are as
// large, and the last one has a crown.
Item {
    id: root

    property int number: 0
    property bool large: false
    property bool last: false
    property bool plain: false
    readonly property bool bright: large && !plain

    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(root.width * (root.plain ? .92 : .8), root.height * (root.large ? .98 : .8))
        height: width
        radius: width / 2
        color: root.last ? Theme.crown : Theme.ink
        border { width: Math.max(1, Theme.px(root.large ? 1.5 : 1)); color: root.bright || root.last ? Theme.crown : Theme.inkLine }
        Glyph {
            visible: root.last
            anchors { fill: parent; margins: -parent.width * .12 }
            opacity: .35
            name: root.plain ? "crown" : "star"
            color: Theme.inkSolid
        }
        FaceText {
            anchors.centerIn: parent
            narrow: false
            text: root.number
            color: root.last ? Theme.inkSolid : root.bright ? Theme.crown : Theme.faceMuted
            size: Math.max(8, parent.width * (root.large ? .52 : .5))
        }
    }
}
