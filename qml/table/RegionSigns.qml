pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The names of the regions on the line between the sides, over the light of the turn.
Item {
    id: root

    required property tableGeometry geometry
    property regionPlace nowhere // for a delegate that is being destroyed

    enabled: false // takes no input

    Repeater {
        model: root.geometry.regions.length
        RegionSign {
            required property int index
            readonly property regionPlace place: root.geometry.regions[index] ?? root.nowhere
            visible: place.sign !== "" && !place.inner && place.backdrop !== ""
            kind: place.backdrop
            text: place.sign
            cold: place.cold
            x: place.rect.x + (place.signRight ? place.rect.width - width - Theme.px(8) : Theme.px(8))
            y: root.geometry.midY - Math.round(height / 2)
        }
    }
}
