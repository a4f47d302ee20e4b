pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// What the coach speaks of: a ring with a glyph round each of it, arrows, and the pointer that shows how.
//   lit, arrows  where;  way  of the pointer, during `wayTime` milliseconds
Item {
    id: root

    property var lit: []
    property var arrows: []
    property var way: []
    property int wayTime: 0
    property color tint: Theme.coach
    property string sign: "bulb"

    function go() {
        glide.stop()
        hand.at = root.way.length > 0 ? root.way[0] : Qt.point(0, 0)
        if (root.way.length < 2 || root.wayTime === 0 || !Theme.animated)
            return
        glide.from = root.way[0]
        glide.to = root.way[root.way.length - 1]
        glide.start()
    }

    onWayChanged: go()

    Repeater {
        model: root.lit
        Rectangle {
            id: ring
            required property var modelData
            readonly property rect area: modelData.rect
            readonly property bool place: area.width > Theme.px(240) && area.height > Theme.px(140) // has its ring inside, away from its neighbours
            readonly property int wide: place ? -Theme.px(4) : Theme.px(6)
            x: Math.round(area.x) - wide
            y: Math.round(area.y) - wide
            width: Math.round(area.width) + 2 * wide
            height: Math.round(area.height) + 2 * wide
            radius: Math.min(height / 2, Theme.radius + Math.abs(wide))
            color: "transparent"
            border { width: Math.max(3, Theme.px(3.5)); color: root.tint }
            Accessible.ignored: true

            Rectangle { // seen on light pictures and on dark ones
                anchors { fill: parent; margins: -Theme.hair }
                radius: parent.radius + Theme.hair
                color: "transparent"
                border { width: Theme.hair; color: Theme.inkSolid }
            }
            GlyphDot {
                x: ring.place ? parent.width - width * 1.3 : Math.min(parent.width - width * .32, root.width - ring.x - width - Theme.hair)
                y: ring.place ? height * .3 : -height * .68
                width: Theme.px(24)
                name: root.sign
                color: Theme.coachInk
                fill: root.tint
                ring: Theme.inkSolid
            }
        }
    }
    Repeater {
        model: root.arrows
        CoachArrow {
            required property var modelData
            anchors.fill: parent
            from: modelData.from
            to: modelData.to
            tail: root.tint
            head: root.tint
        }
    }
    GlyphDot { // the hand that shows it
        id: hand
        property point at: Qt.point(0, 0)
        objectName: "showingHand"
        visible: root.way.length > 0
        width: Theme.px(40)
        x: at.x - width / 2
        y: at.y - height / 2
        name: "hand"
        color: Theme.coachInk
        fill: Theme.coach
        ring: Theme.inkSolid
        PropertyAnimation {
            id: glide
            target: hand
            property: "at"
            duration: root.wayTime
            easing.type: Easing.InOutCubic
        }
    }
}
