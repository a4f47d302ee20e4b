pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A unit in an arena, 1 : 1.34. Four facts at arm's length: name, power (hexagon), HP left (ring), picture.
//   cardId, name   picture and words;  type  "Unit", "Leader" (crown) or "Token Unit"
//   power, hp      as they are now (hp is the maximum);  printedPower, printedHp  arrows tell the difference
//   damage         on the unit; hpLeft is what the ring shows
//   exhausted      turned, grey, with a glyph; numbers never turn
//   keywords       "Sentinel", "Raid 2": marks between the numbers
//   upgrades       "Jedi Lightsaber|+3/+1": tabs below;  captured  "Wampa|SOR_164": tabs with bars
//   shields, experience   badges with a count;  unique, stolen (its owner is another player)
//   divided, dividedSign  points being assigned: "−2" (sign −1) or "+2"
//   mark           what may happen now (Mark.…)
//   outcome, tone, idle   what would happen to it: parts of the chip; it helps (1) or harms (-1); nothing would happen
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
                locked: index < root.captured.length
                bonus: locked ? "" : entry.split("|")[1] ?? ""
                cardId: locked ? entry.split("|")[1] ?? "" : ""
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
        TileWords {
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
