pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The opponent's edge while hands are covered: name, strip and piles.
Item {
    id: root

    required property TableSession session
    readonly property tableGeometry geometry: session.stage.geometry
    readonly property seatInfo info: session.stage.farSeat
    readonly property var place: geometry.theirInfo
    property pilePlace nowhere // while a delegate goes
    readonly property var strip: geometry.theirStrip

    function areaOf(pile: pilePlace): rect {
        const at = pile.theirs
        return Qt.rect(at.x, at.y, at.width, at.height)
    }

    component Count: PlainText {
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        color: Theme.text
        font { family: Theme.face; weight: Font.Bold; pixelSize: Theme.sx(12.5) }
    }

    Rectangle {
        y: root.place.y
        width: root.geometry.table.width
        height: root.place.height
        color: Theme.band
        Rectangle { y: parent.height - height; width: parent.width; height: Theme.hair; color: Theme.line }
    }
    Avatar {
        id: face
        x: Theme.px(12)
        y: root.place.y + Math.round((root.place.height - height) / 2)
        initial: root.info.initial
        theirs: true
        decides: root.info.decides
    }
    SeatName {
        anchors { left: face.right; leftMargin: Theme.px(9); verticalCenter: face.verticalCenter }
        width: root.geometry.theirEye.x - x
        info: root.info
        series: root.session.series
    }
    StripCount { // up to the piles; under an open strip
        id: ready
        objectName: "ready" + root.info.seat
        readonly property int last: root.geometry.piles.length - 1
        readonly property real end: last < 0 ? root.geometry.table.width : root.areaOf(root.geometry.piles[last]).x
        readonly property bool below: root.geometry.stripOpen
        scale: Math.max(0, Math.min(1, (end - Theme.px(4) - x) / width))
        transformOrigin: Item.Left
        x: below ? root.strip.x : root.strip.x + root.strip.width + Theme.px(10)
        y: below ? root.strip.y + root.strip.height + Theme.px(2) : root.place.y + Math.round((root.place.height - height) / 2)
        size: below ? Theme.px(11.5) : Theme.sx(12.5)
        counter: root.info.counter(root.geometry.stripZone)
    }
    PoolCounters {
        x: ready.x + ready.width + Theme.px(8)
        y: ready.y + Math.round((ready.height - height) / 2)
        scale: Math.min(.8, (root.strip.x + root.strip.width - x) / Math.max(1, width))
        transformOrigin: Item.Left
        titled: false
        info: root.info
    }
    Repeater {
        model: root.geometry.piles.length
        Item {
            id: item
            required property int index
            readonly property pilePlace pile: root.geometry.piles[index] ?? root.nowhere
            readonly property counterInfo counter: root.info.counter(pile.zone)
            readonly property rect area: root.areaOf(pile)
            readonly property real end: index > 0 ? root.areaOf(root.geometry.piles[index - 1]).x - Theme.px(5)
                                                  : root.geometry.table.width - Theme.px(4)

            z: pile.covered ? 0 : 4
            Pile {
                x: item.area.x
                y: item.area.y
                width: item.area.width
                height: item.area.height
                topCard: item.counter.top
                count: item.counter.number
                counted: false // the number is beside the pile
                theirs: true
                back: item.pile.covered
            }
            Column { // of many piles: less wide
                visible: root.geometry.narrowPiles
                x: item.area.x + item.area.width + Theme.px(6)
                y: root.place.y + Math.round((root.place.height - height) / 2)
                scale: Math.min(1, (item.end - x) / width)
                transformOrigin: Item.Left
                PlainText {
                    text: item.pile.label
                    color: Theme.muted
                    font { family: Theme.narrow; pixelSize: Theme.sx(11) }
                }
                PlainText {
                    text: item.counter.number
                    color: Theme.text
                    font { family: Theme.face; weight: Font.Bold; pixelSize: Theme.sx(12.5) }
                }
            }
            Row {
                visible: !root.geometry.narrowPiles
                x: item.area.x + item.area.width + Theme.px(7)
                y: root.place.y
                height: root.place.height
                scale: Math.min(1, (item.end - x) / width)
                transformOrigin: Item.Left
                spacing: Theme.px(5)
                Count { text: item.pile.label; color: Theme.muted; font.weight: Font.Normal }
                Count { text: item.counter.number }
            }
        }
    }
}
