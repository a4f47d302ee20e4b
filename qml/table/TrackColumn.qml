pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A track that both seats share: its steps from 0 at the bottom to the last one at the top, a ribbon of each seat up to
// where it is, and its marker, which glides.
Item {
    id: root

    required property TableSession session
    required property trackPlace track
    property trackPlace nowhere // while a delegate goes
    readonly property int count: track.last + 1
    readonly property real high: track.steps.height / Math.max(1, count) // of a step

    function atOf(info: seatInfo): int { return Math.max(0, Math.min(track.last, info.counter(track.zone).number)) }
    function middleOf(step: int): real { return track.steps.y + (track.last - step + .5) * high }

    component Ribbon: Rectangle {
        required property seatInfo info
        readonly property real end: root.middleOf(root.atOf(info))
        y: end
        width: Math.max(2, Theme.px(4))
        height: root.middleOf(0) - y
        radius: width / 2
        Behavior on y { enabled: Theme.animated && !root.session.stage.resizing; NumberAnimation { duration: Theme.moveDuration * 2; easing.type: Easing.InOutCubic } }
    }

    component Marker: Item {
        id: marker
        required property seatInfo info
        property bool theirs: false
        readonly property color tint: theirs ? Theme.theirs : Theme.mine
        readonly property int at: root.atOf(info)
        objectName: "marker_" + root.track.zone + "." + info.seat
        width: Theme.px(36)
        height: Theme.px(26)
        x: theirs ? root.track.steps.x - width - Theme.px(1) : root.track.steps.x + root.track.steps.width + Theme.px(1)
        y: root.middleOf(at) - height / 2
        Behavior on y { enabled: Theme.animated && !root.session.stage.resizing; NumberAnimation { duration: Theme.moveDuration * 2; easing.type: Easing.InOutCubic } }
        Accessible.role: Accessible.StaticText
        Accessible.name: info.counter(root.track.zone).label
        Rectangle { // its tip points at the step
            anchors.verticalCenter: parent.verticalCenter
            x: marker.theirs ? parent.width - width * .8 : -width * .2
            width: Theme.px(11)
            height: width
            rotation: 45
            color: marker.tint
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusSmall
            color: marker.theirs ? Theme.theirsSoft : Theme.mineSoft
            border { width: Math.max(2, Theme.px(2)); color: marker.tint }
        }
        Row {
            anchors.centerIn: parent
            spacing: Theme.px(2)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(12)
                height: width
                name: root.track.glyph
                color: Theme.text
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: marker.at
                color: Theme.text
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.px(14) }
                Accessible.ignored: true
            }
        }
    }

    Ribbon { info: root.session.stage.farSeat; x: root.track.steps.x - width / 2; color: Theme.theirs }
    Ribbon { info: root.session.stage.nearSeat; x: root.track.steps.x + root.track.steps.width - width / 2; color: Theme.mine }
    Repeater {
        model: root.count
        TrackStep {
            required property int index
            x: root.track.steps.x
            y: root.middleOf(index) - height / 2
            width: root.track.steps.width
            height: root.high
            number: index
            last: index === root.track.last
            large: index % 5 === 0
        }
    }
    Marker { info: root.session.stage.farSeat; theirs: true }
    Marker { info: root.session.stage.nearSeat }
}
