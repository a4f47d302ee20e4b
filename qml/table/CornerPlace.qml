pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The place at the end of a plate, where a card lies face down: dashed while it is empty; an eye on a card of the person at
// the lower edge, who may look at it, a mask on the other seat's.
Item {
    id: root

    required property TableSession session
    required property string zone
    required property point origin // of it on the table
    readonly property var own: session.stage.zone(zone + "." + session.stage.nearSeat.seat)
    readonly property var theirs: session.stage.zone(zone + "." + session.stage.farSeat.seat)
    readonly property int count: (own ? own.count : 0) + (theirs ? theirs.count : 0)

    component Sign: GlyphDot {
        required property int targetX
        required property int targetY
        required property int targetW
        required property int targetH
        required property int form
        visible: form === CardForm.Back
        width: Math.min(Theme.px(24), targetH)
        x: targetX - root.origin.x + Math.round((targetW - width) / 2)
        y: targetY - root.origin.y + Math.round((targetH - height) / 2)
    }

    DashFrame {
        visible: root.count === 0
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.inkLine
        line: Theme.hair
    }
    GlyphDot {
        visible: root.count === 0
        anchors.centerIn: parent
        width: Theme.px(24)
        name: "mask"
        color: Theme.inkLine
        ring: "transparent"
        fill: "transparent"
    }
    Repeater {
        model: root.own
        Sign { name: "eye" }
    }
    Repeater {
        model: root.theirs
        Sign { name: "mask" }
    }
}
