pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A player's edge with room for an open hand: name, strip, piles. The hand beside them is made of cards.
Item {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property tableGeometry geometry: session.stage.geometry
    readonly property seatInfo info: theirs ? session.stage.farSeat : session.stage.nearSeat
    readonly property var band: theirs ? geometry.theirBand : geometry.ownBand
    readonly property var place: theirs ? geometry.theirInfo : geometry.ownInfo
    property pilePlace nowhere // while a delegate goes
    readonly property var strip: theirs ? geometry.theirStrip : geometry.ownStrip

    Rectangle {
        y: root.band.y
        width: root.band.width
        height: root.band.height
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.fade(Theme.tableEdge, .5) }
            GradientStop { position: 1; color: Theme.fade(Theme.tableEdge, .85) }
        }
        Rectangle { y: root.theirs ? parent.height - height : 0; width: parent.width; height: Theme.hair; color: Theme.line }
    }
    Avatar {
        id: face
        x: root.place.x + Theme.px(12)
        y: root.place.y + Theme.px(root.geometry.stripOpen ? 6 : 14) // an open strip is higher
        initial: root.info.initial
        theirs: root.theirs
        decides: root.info.decides
    }
    SeatName {
        anchors { left: face.right; leftMargin: Theme.px(9); verticalCenter: face.verticalCenter }
        width: root.place.x + root.place.width - x - Theme.px(8)
        info: root.info
        series: root.session.series
    }
    StripCount {
        id: ready
        x: root.place.x + Theme.px(12)
        y: root.strip.y + root.strip.height + Theme.px(root.geometry.stripOpen ? 5 : 8)
        counter: root.info.counter(root.geometry.stripZone)
    }
    PoolCounters {
        x: ready.x
        y: ready.y + ready.height + Theme.px(3)
        scale: Math.min(1, (root.strip.width + Theme.px(4)) / Math.max(1, width))
        transformOrigin: Item.Left
        info: root.info
    }
    Repeater {
        model: root.geometry.piles.length
        Pile {
            required property int index
            readonly property pilePlace pile: root.geometry.piles[index] ?? root.nowhere
            readonly property counterInfo counter: root.info.counter(pile.zone)
            readonly property var area: root.theirs ? pile.theirs : pile.own
            x: area.x
            y: area.y
            z: pile.covered ? 0 : 4
            width: area.width
            height: area.height
            count: counter.number
            label: pile.label
            theirs: root.theirs
            topCard: counter.top
            back: pile.covered
        }
    }
}
