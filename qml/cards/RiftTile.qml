pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A unit or a gear of a game with domains, 1 : 1.34: name, picture, Might in a shield; it is turned and grey when exhausted,
// and its equipment shows under it. It has the values of Tile and these:
//   signs     "buffed", "stunned", "empowered", "attacker", "defender"
//   champion  a crown before its name
TileBase {
    id: root

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
            model: root.tabCount
            UnitTab {
                required property int index
                readonly property string entry: root.tabEntry(index)
                x: root.unit * 4
                y: root.height - root.unit * 7.5 + index * root.unit * 17.5
                z: -1 - index
                width: root.width - 2 * x
                height: root.unit * 26
                words: entry.split("|")[0]
                bonus: entry.split("|")[1] ?? ""
                spent: entry.split("|")[2] === "spent"
                unit: root.unit
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
        RiftTileWords {
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
            radius: root.unit * (root.gear ? 15 : 8.5)
            unit: root.unit
        }
    }
    Sheet { of: body }
}
