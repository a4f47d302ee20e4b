pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// How many cards of each cost, 0 to 7 and more.
Item {
    id: root

    property list<int> counts
    property bool numbered: true
    readonly property int foot: numbered ? Theme.px(14) : 0
    readonly property int most: Math.max(1, ...Array.from(counts))

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTrId("cost_curve.card_costs")

    Repeater {
        model: root.counts.length
        Rectangle {
            id: bar
            required property int index
            readonly property int count: root.counts[index]
            x: Math.round(index * root.width / root.counts.length)
            width: Math.max(1, Math.round(root.width / root.counts.length) - Theme.px(4))
            height: Math.round((root.height - root.foot) * count / root.most)
            y: root.height - root.foot - height
            radius: Theme.px(2)
            color: Theme.mineSoft
            border { width: Theme.hair; color: Theme.mine }
            PlainText {
                visible: root.numbered
                anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: Theme.px(1) }
                text: bar.index === root.counts.length - 1 ? bar.index + "+" : bar.index
                color: Theme.faint
                font { family: Theme.narrow; pixelSize: Theme.sx(10.5) }
            }
        }
    }
}
