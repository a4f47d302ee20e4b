import QtQuick
import Playmat

// A card's picture at the right edge of what it fills, fading into the colour behind it on the left, where words stand.
Item {
    id: root

    required property string cardId
    property color behind
    property real radius: 0

    Item {
        readonly property int inset: Math.ceil(root.radius * .3) // its square corners are within round ones
        x: Math.round(parent.width * .34)
        y: inset
        width: parent.width - x - inset
        height: parent.height - 2 * inset
        clip: true
        FacePicture {
            y: -Math.round((height - parent.height) * .3)
            width: parent.width
            height: Math.max(parent.height, Math.round(width * .72))
            form: "pic"
            cardId: root.cardId
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: root.radius
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: root.behind }
            GradientStop { position: .34; color: root.behind }
            GradientStop { position: .75; color: Theme.fade(root.behind, .55) }
            GradientStop { position: 1; color: Theme.fade(root.behind, .25) }
        }
    }
}
