pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The felt: two arenas under one light, the base column between them, the line between the two sides.
Item {
    id: root

    required property tableGeometry geometry

    enabled: false // only looked at

    component Arena: Item {
        id: arena

        property string kind
        property bool warm: kind === "ground"
        property int midY

        Board {
            anchors.fill: parent
            kind: arena.kind
        }
        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.fade(Theme.tableEdge, .9) }
                GradientStop { position: root.geometry.theirBand.height / root.height; color: Theme.fade(Theme.tableEdge, .7) }
                GradientStop { position: root.geometry.theirBand.height / root.height + .06; color: Theme.fade(Theme.tableEdge, 0) }
                GradientStop { position: .7; color: Theme.fade(Theme.tableEdge, 0) }
                GradientStop { position: 1 - root.geometry.ownBand.height / root.height; color: Theme.fade(Theme.tableEdge, .55) }
                GradientStop { position: 1; color: Theme.fade(Theme.tableEdge, .95) }
            }
        }
        Rectangle { // the arena line
            y: arena.midY
            width: parent.width
            height: Theme.hair
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Theme.fade(arena.warm ? Theme.ground : Theme.space, arena.warm ? .47 : .02) }
                GradientStop { position: 1; color: Theme.fade(arena.warm ? Theme.ground : Theme.space, arena.warm ? .02 : .4) }
            }
        }
        ArenaTag {
            kind: arena.kind
            x: arena.warm ? Theme.px(8) : arena.width - width - Theme.px(8)
            y: arena.midY - Math.round(height / 2)
        }
    }

    Rectangle {
        width: root.geometry.table.width
        height: root.height
        color: Theme.table
    }
    Arena {
        kind: "space"
        width: root.geometry.space.width
        height: root.height
        midY: root.geometry.midY
    }
    Arena {
        kind: "ground"
        x: root.geometry.ground.x
        width: root.geometry.ground.width
        height: root.height
        midY: root.geometry.midY
    }
    Rectangle {
        x: root.geometry.baseColumn.x
        width: root.geometry.baseColumn.width
        height: root.height
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableEdge }
            GradientStop { position: .44; color: Theme.raised }
            GradientStop { position: 1; color: Theme.tableEdge }
        }
        Rectangle { width: Theme.hair; height: parent.height; color: Theme.fade(Theme.space, .15) }
        Rectangle { x: parent.width - width; width: Theme.hair; height: parent.height; color: Theme.fade(Theme.ground, .15) }
    }
}
