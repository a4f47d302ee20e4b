pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The felt: the painted scenes of the regions under one light, plain columns between them, the line between the two sides.
Item {
    id: root

    required property tableGeometry geometry

    property regionPlace nowhere // while a delegate goes

    enabled: false // only looked at

    component Scene: Item {
        id: scene

        property string kind
        property bool signRight: false
        property bool cold: false
        readonly property color tint: cold ? Theme.space : Theme.ground

        Board {
            anchors.fill: parent
            kind: scene.kind
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
        Rectangle { // the line between the sides
            y: root.geometry.midY
            width: parent.width
            height: Theme.hair
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Theme.fade(scene.tint, scene.signRight ? .02 : .47) }
                GradientStop { position: 1; color: Theme.fade(scene.tint, scene.signRight ? .4 : .02) }
            }
        }
    }

    component Column: Rectangle {
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableEdge }
            GradientStop { position: .44; color: Theme.raised }
            GradientStop { position: 1; color: Theme.tableEdge }
        }
        Rectangle { width: Theme.hair; height: parent.height; color: Theme.fade(Theme.space, .15) }
        Rectangle { x: parent.width - width; width: Theme.hair; height: parent.height; color: Theme.fade(Theme.ground, .15) }
    }

    Rectangle {
        width: root.geometry.table.width
        height: root.height
        color: Theme.table
    }
    Repeater {
        model: root.geometry.regions.length
        Item {
            id: region
            required property int index
            readonly property regionPlace place: root.geometry.regions[index] ?? root.nowhere
            x: place.rect.x
            y: place.inner ? place.rect.y : 0
            width: place.rect.width
            height: place.inner ? place.rect.height : root.height

            Board { // inner regions have no line between their sides: what they share lies there
                visible: region.place.inner && region.place.backdrop !== ""
                anchors.fill: parent
                kind: region.place.backdrop
            }
            Scene {
                visible: !region.place.inner && region.place.backdrop !== ""
                anchors.fill: parent
                kind: region.place.backdrop
                signRight: region.place.signRight
                cold: region.place.cold
            }
            Column {
                visible: !region.place.inner && region.place.backdrop === ""
                anchors.fill: parent
            }
        }
    }
}
