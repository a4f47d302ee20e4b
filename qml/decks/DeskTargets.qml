pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The parts of the deck to which a dragged card can go.
Row {
    id: root

    required property DeckDesk desk
    required property CardDrag carrier
    readonly property var places: carrier.active ? Array.from(desk.targets(carrier.facts.cardId)) : []

    // The part under the card; -1: none.
    function slotUnder(): int {
        for (let i = 0; i < repeater.count; ++i)
            if (root.carrier.isOver(repeater.itemAt(i)))
                return root.places[i].slot
        return -1
    }

    visible: carrier.active
    spacing: Theme.px(8)
    Repeater {
        id: repeater
        model: root.places.length
        Rectangle {
            id: target
            required property int index
            readonly property bool under: root.carrier.isOver(target)
            objectName: "target" + index
            width: Math.round((root.width - (root.places.length - 1) * root.spacing) / Math.max(1, root.places.length))
            height: root.height
            radius: Theme.radius
            color: under ? Theme.raisedHover : Theme.raised
            border { width: under ? Theme.focusWidth : Theme.hair; color: under ? Theme.act : Theme.outline }
            PlainText {
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - Theme.px(8))
                text: root.places[target.index]?.name ?? ""
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                color: Theme.text
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
            }
        }
    }
}
