pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Under the cards of a place that both seats share: its landscape, framed in the colour of who holds it. Where something is
// going on the frame is amber and pulses.
Item {
    id: root

    required property TableSession session
    required property platePlace plate
    property placeInfo place
    readonly property var field: plate.field
    readonly property string cardId: place.card < 0 ? "" : session.stage.factsOf(place.card).cardId
    readonly property bool held: place.holder >= 0
    readonly property color tint: !held ? Theme.outline : place.holder === session.stage.nearSeat.seat ? Theme.mine : Theme.theirs

    objectName: "ground_" + plate.region
    x: field.x
    y: field.y
    width: field.width
    height: field.height

    Board {
        anchors.fill: parent
        visible: root.cardId !== ""
        kind: visible ? "land/" + encodeURIComponent(root.cardId) : ""
    }
    Rectangle { // round corners; a picture has none
        anchors { fill: parent; margins: -border.width }
        radius: Theme.px(9) + border.width
        color: "transparent"
        border { width: Math.max(2, Theme.px(3)); color: Theme.tableEdge }
    }
    Rectangle {
        visible: root.held && !root.place.active
        anchors.fill: parent
        radius: Theme.px(9)
        color: "transparent"
        border { width: Theme.hair; color: Theme.fade(root.tint, .7) }
    }
    DashFrame {
        visible: !root.held && !root.place.active
        anchors.fill: parent
        radius: Theme.px(9)
        color: root.tint
        line: Theme.hair
        pattern: [7, 5]
    }
    Rectangle {
        objectName: "active_" + root.plate.region
        visible: root.place.active
        anchors { fill: parent; margins: -Theme.px(1) }
        radius: Theme.px(10)
        color: "transparent"
        border { width: Math.max(2, Theme.px(pulse.high ? 3.5 : 2.4)); color: Theme.act }
        Rectangle { // its light
            anchors { fill: parent; margins: -Theme.px(3) }
            radius: Theme.px(13)
            color: "transparent"
            opacity: pulse.high ? .55 : .2
            border { width: Math.max(2, Theme.px(4)); color: Theme.act }
        }
    }
    Timer { // two steps: no frame is drawn between them
        id: pulse
        property bool high: true
        running: root.place.active && root.visible && Theme.animated
        repeat: true
        interval: 700
        onTriggered: high = !high
    }
}
