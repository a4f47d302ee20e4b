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
    readonly property bool slim: track.rect.width < 3 * Theme.px(30) // its markers reach over the steps
    readonly property bool few: track.last <= 10 // then all steps are alike

    // The place whose track shows, as a dashed marker, the step that a drop there would reach.
    readonly property string aimedAt: session.controller.aim.held.place
    readonly property var ahead: aimedAt === "" ? undefined : Array.from(session.controller.aim.litPlaces).find(one => one.zone === aimedAt)

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
        width: Theme.px(root.slim ? 18 : 36)
        height: Theme.px(root.slim ? 22 : 26)
        x: theirs ? root.track.steps.x - width - Theme.px(1) : root.track.steps.x + root.track.steps.width + Theme.px(1)
        y: root.middleOf(at) - height / 2
        Behavior on y { enabled: Theme.animated && !root.session.stage.resizing; NumberAnimation { duration: Theme.moveDuration * 2; easing.type: Easing.InOutCubic } }
        Accessible.role: Accessible.StaticText
        Accessible.name: info.counter(root.track.zone).label
        Rectangle { // its tip points at the step
            anchors.verticalCenter: parent.verticalCenter
            x: marker.theirs ? parent.width - width * .8 : -width * .2
            width: Theme.px(root.slim ? 13 : 11)
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
                visible: !root.slim
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

    PlainText {
        visible: text !== ""
        x: root.track.rect.x
        y: root.track.rect.y + Theme.px(5)
        width: root.track.rect.width - Theme.px(2)
        horizontalAlignment: Text.AlignHCenter
        text: root.track.title.toUpperCase()
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(7)
        color: Theme.muted
        font { family: Theme.face; weight: Font.Bold; letterSpacing: Theme.u; pixelSize: Theme.px(8.5) }
        Accessible.ignored: true
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
            large: root.few || index % 5 === 0
            plain: root.few
        }
    }
    Item {
        id: goal
        readonly property int step: root.ahead ? root.ahead.reaches : -1
        readonly property bool theirs: root.ahead !== undefined && root.ahead.seat === root.session.stage.farSeat.seat
        readonly property color tint: theirs ? Theme.theirs : Theme.mine
        objectName: "goal_" + root.track.zone
        visible: step >= 0
        width: Theme.px(root.slim ? 18 : 36)
        height: Theme.px(root.slim ? 22 : 26)
        x: theirs ? root.track.steps.x - width - Theme.px(1) : root.track.steps.x + root.track.steps.width + Theme.px(1)
        y: root.middleOf(Math.min(step, root.track.last)) - height / 2
        Accessible.ignored: true // the plate has the same text
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusSmall
            color: Theme.inkSolid
        }
        DashFrame {
            anchors.fill: parent
            radius: Theme.radiusSmall
            color: goal.tint
            line: Math.max(2, Theme.px(1.6))
            pattern: [2, 1.5]
        }
        PlainText {
            anchors.centerIn: parent
            text: goal.step
            color: goal.tint
            font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.px(13) }
            Accessible.ignored: true
        }
    }
    Marker { info: root.session.stage.farSeat; theirs: true }
    Marker { info: root.session.stage.nearSeat }
}
