pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Playmat
import Playmat.Table

// A side's chance to win from decision to decision, with marks where points were lost. Each point opens its moment.
FocusScope {
    id: root

    required property GameReview review
    property int current: -1
    readonly property var points: review.points
    readonly property int count: points.length
    readonly property var signs: ["", "?!", "?", "??"]
    readonly property int inset: Theme.sx(34)
    readonly property int under: Theme.sx(16)
    readonly property int high: height - under
    readonly property real step: (width - inset) / Math.max(1, count + (review.done ? 1 : 0))
    signal opened(int index)

    function xOf(i: int): real { return inset + (i + .5) * step }
    function yOf(chance: real): real { return Math.round((1 - chance) * (high - Theme.px(8)) + Theme.px(4)) }
    function way(): var {
        const way = points.map((p, i) => Qt.point(xOf(i), yOf(p.chance)))
        if (review.done && count > 0)
            way.push(Qt.point(xOf(count), yOf(review.result)))
        return way
    }
    function go(step: int) {
        if (count > 0)
            current = Math.max(0, Math.min(count - 1, current + step))
    }

    activeFocusOnTab: count > 0
    Accessible.role: Accessible.Graphic
    Accessible.name: current >= 0 && current < count ? qsTrId("chance_plot.round_to_win").arg(points[current].round).arg(points[current].figure).arg(points[current].words)
                                                     : qsTrId("chance_plot.chance_to_win_over_decisions", count)
    Keys.onLeftPressed: go(-1)
    Keys.onRightPressed: go(1)
    Keys.onReturnPressed: if (current >= 0) opened(current)
    Keys.onEnterPressed: if (current >= 0) opened(current)

    Rectangle {
        x: root.inset
        width: root.width - x
        height: root.high
        radius: Theme.radiusSmall
        color: Theme.tableTop
        border { width: Theme.hair; color: Theme.line }
    }
    Repeater { // rounds
        model: root.count
        Item {
            id: band
            required property int index
            readonly property bool first: index === 0 || root.points[index].round !== root.points[index - 1].round
            visible: first
            x: root.inset + index * root.step
            height: root.height
            Rectangle { width: Theme.hair; height: root.high; color: Theme.outline; visible: band.index > 0 }
            PlainText {
                x: Theme.px(2)
                y: root.high + Theme.px(1)
                text: root.points[band.index].round > 0 ? root.points[band.index].round : ""
                color: Theme.muted
                font { family: Theme.narrow; pixelSize: Theme.sx(11) }
            }
        }
    }
    Repeater {
        model: [1, .5, 0]
        Item {
            id: scale
            required property real modelData
            y: root.yOf(modelData)
            width: root.width
            Rectangle { x: root.inset; width: root.width - x; height: Theme.hair; color: Theme.outline; visible: scale.modelData === .5 }
            PlainText {
                y: Math.round(-height * (1 - scale.modelData * .6) + height * .3)
                width: root.inset - Theme.px(5)
                horizontalAlignment: Text.AlignRight
                text: qsTrId("chance_plot.mark").arg(100 * scale.modelData)
                color: Theme.muted
                font { family: Theme.narrow; pixelSize: Theme.sx(11) }
            }
        }
    }
    Shape {
        anchors.fill: parent
        visible: root.count > 0
        ShapePath {
            strokeColor: Theme.mine
            strokeWidth: Math.max(2, Theme.px(2.5))
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: root.count > 0 ? root.way() : [] }
        }
    }
    Repeater {
        model: root.points
        Item {
            id: point
            required property var modelData
            required property int index
            readonly property bool here: index === root.current
            objectName: "point" + index
            x: root.inset + index * root.step
            width: root.step
            height: root.high
            Accessible.role: Accessible.Button
            Accessible.name: qsTrId("chance_plot.round").arg(modelData.round).arg(modelData.words)
            Accessible.onPressAction: root.opened(index)

            Rectangle { anchors.fill: parent; color: point.here ? Theme.actSoft : "transparent" }
            Rectangle { // what was lost
                visible: point.modelData.mark > 0
                x: Math.round((parent.width - width) / 2)
                y: root.yOf(point.modelData.chance)
                width: Math.max(2, Theme.px(3))
                height: Math.max(1, root.yOf(point.modelData.after) - y)
                color: Theme.harms
            }
            Rectangle {
                readonly property int wide: point.here ? Theme.px(11) : Theme.px(7)
                x: Math.round((parent.width - wide) / 2)
                y: root.yOf(point.modelData.chance) - wide / 2
                width: wide
                height: wide
                radius: wide / 2
                color: point.modelData.mark > 0 ? Theme.harms : Theme.mine
                border { width: Theme.hair; color: Theme.inkSolid }
            }
            PlainText {
                visible: point.modelData.mark > 0
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.min(root.high - height, root.yOf(point.modelData.after) + Theme.px(1))
                text: root.signs[point.modelData.mark]
                color: Theme.harms
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor; onHoveredChanged: if (hovered) root.current = point.index }
            PressArea { onClicked: root.opened(point.index) }
        }
    }
    FocusFrame { target: root }
}
