import QtQuick
import Playmat
import Playmat.Paint

// The edge of a card that lies under another one, above it.
//   tile  that lies on it;  step  1 is the first below it
Plate {
    required property TileBase tile
    property int step: 1

    x: tile.unit * 2.5 * step
    y: -tile.unit * 4 * step
    z: -step
    width: tile.width - 2 * x
    height: tile.unit * 20
    radius: tile.unit * 7
    color: Qt.darker(Theme.cost, 1 + .16 * step)
    line: Math.max(1, tile.unit * 1.4)
    edge: Theme.inkLine
}
