pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Playmat

// Plots the share of won matches of each month, with a band for its confidence interval.
Item {
    id: root

    required property var months // the result of MatchShelf::groups
    readonly property int inset: Theme.sx(40)
    readonly property int under: Theme.sx(32)
    readonly property int high: height - under
    readonly property real step: (width - inset) / Math.max(1, months.length)

    function xOf(i: int): real { return inset + (i + .5) * step }
    function yOf(share: real): real { return Math.round((1 - share) * high) }
    function band(): var {
        const above = Array.from(months).map((month, i) => Qt.point(xOf(i), yOf(month.high)))
        const below = Array.from(months).map((month, i) => Qt.point(xOf(i), yOf(month.low))).reverse()
        return above.concat(below, above.slice(0, 1))
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTrId("month_plot.by_month") + ": " + Array.from(months).map(month => month.name + ", " + month.percent + ", " + month.words).join("; ")

    Repeater {
        model: [0, .5, 1]
        Item {
            id: line
            required property real modelData
            y: root.yOf(modelData)
            Rectangle { x: root.inset; width: root.width - x; height: Theme.hair; color: line.modelData === .5 ? Theme.outline : Theme.line }
            PlainText {
                y: line.modelData === 1 ? 0 : -Math.round(height / 2)
                width: root.inset - Theme.px(6)
                horizontalAlignment: Text.AlignRight
                text: qsTrId("match_shelf.percent").arg(100 * line.modelData)
                color: Theme.muted
                font { family: Theme.narrow; pixelSize: Theme.sx(11.5) }
                Accessible.ignored: true
            }
        }
    }
    Shape {
        anchors.fill: parent
        visible: root.months.length > 1
        ShapePath {
            strokeColor: "transparent"
            fillColor: Theme.fade(Theme.mine, .16)
            PathPolyline { path: root.band() }
        }
        ShapePath {
            strokeColor: Theme.mine
            strokeWidth: Math.max(2, Theme.px(2.5))
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: Array.from(root.months).map((month, i) => Qt.point(root.xOf(i), root.yOf(month.share))) }
        }
    }
    Repeater {
        model: root.months.length
        Item {
            id: dot
            required property int index
            readonly property var month: root.months[index] ?? ({ name: "", percent: "", share: 0, played: 0 })
            readonly property bool now: index === root.months.length - 1
            x: root.xOf(index)
            Rectangle { x: -width / 2; y: root.yOf(dot.month.share) - height / 2; width: Theme.px(dot.now ? 11 : 8); height: width; radius: width / 2; color: dot.now ? Theme.act : Theme.mine; border { width: Theme.hair; color: Theme.inkSolid } }
            PlainText { x: -width / 2; y: root.high + Theme.px(3); width: Math.min(implicitWidth, root.step); elide: Text.ElideRight; text: dot.month.name.split(" ")[0]; color: Theme.muted; font { family: Theme.narrow; pixelSize: Theme.sx(12) } Accessible.ignored: true }
            PlainText { x: -width / 2; y: root.high + Theme.sx(17); text: dot.month.played; color: Theme.muted; font { family: Theme.narrow; pixelSize: Theme.sx(11) } Accessible.ignored: true }
        }
    }
}
