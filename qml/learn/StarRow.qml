pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// Three stars, as many of them lit as were earned. An unlit one is an outline: colour alone says nothing.
Row {
    id: root

    property int stars: 0
    property real size: Theme.tx(16)

    spacing: Math.round(size * .22)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTrId("star_row.of_3_stars").arg(stars)

    Repeater {
        model: 3
        Item {
            id: place
            required property int index
            readonly property bool lit: index < root.stars
            width: root.size
            height: root.size
            Glyph {
                anchors.centerIn: parent
                width: place.lit ? root.size : Math.round(root.size * .5)
                height: width
                name: "star"
                color: place.lit ? Theme.act : Theme.fade(Theme.muted, .55)
            }
        }
    }
}
