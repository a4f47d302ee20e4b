pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A character or an item of a game with ink, 1 : 1.34: name, strength, willpower left, lore; it is turned and grey when
// exerted, and carries a drop while it dries. It has the values of Tile and these:
//   lore, printedLore   −1: it has none;  drying  it came this turn
//   under               cards lying under it: their edges show above it
TileBase {
    id: root

    type: "Character"

    Item {
        id: body

        width: root.width
        height: root.height
        rotation: root.exhausted ? Theme.exhaustedTurn : 0
        scale: root.exhausted ? Theme.exhaustedScale : 1
        Behavior on rotation {
            enabled: Theme.animated
            NumberAnimation { duration: Theme.moveDuration; easing.type: Easing.OutCubic }
        }
        Behavior on scale {
            enabled: Theme.animated
            NumberAnimation { duration: Theme.moveDuration; easing.type: Easing.OutCubic }
        }

        Repeater {
            visible: false // itself; what it makes is seen
            model: Math.min(3, root.under)
            StackEdge {
                required property int index
                tile: root
                step: index + 1
            }
        }
        Shadow {
            anchors.fill: parent
            z: -1
            spread: root.unit * (root.mark === Mark.Held ? 16 : 9)
        }
        FacePicture {
            anchors.fill: parent
            form: "tile"
            cardId: root.cardId
            dim: root.exhausted
        }
        HatchMark {
            anchors.fill: parent
            mark: root.mark
        }
        InkTileWords {
            anchors.fill: parent
            tile: root
            turn: body.rotation
            shrink: body.scale
        }
        MarkFrame {
            anchors.fill: parent
            mark: root.mark
            tone: root.tone
            idle: root.idle
            radius: root.unit * 8.5
            unit: root.unit
        }
    }
    Sheet { of: body }
}
