pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// Resources: ready ones upright and bright, spent ones turned and dark; the words say it again.
//   ready, total  counts
//   theirs        the other player's colour, without the amber edge
//   selectable    this many must still be put down here: a note says so
//   showText      "4 of 6 ready"
//   unit          pixels of one unit; maximumWidth: the row overlaps rather than grow beyond it
Row {
    id: root

    property int ready: 0
    property int total: 0
    property bool theirs: false
    property int selectable: 0
    property bool showText: true
    property real unit: Theme.u
    property real maximumWidth: unit * 190

    readonly property int pipWidth: Math.round(unit * 17)
    readonly property int pipHeight: Math.round(unit * 24)
    readonly property real natural: total * unit * 20.5 + (total - ready) * unit * 4
    readonly property real step: natural <= maximumWidth || total < 2 ? 1 : maximumWidth / natural

    Accessible.ignored: true
    spacing: unit * 6

    Item {
        width: Math.round(Math.min(root.natural, root.maximumWidth + root.unit * 4))
        height: root.pipHeight + Math.round(root.unit)
        Repeater {
            model: root.total
            Item {
                id: pip
                required property int index
                readonly property bool up: index < root.ready
                x: Math.round((index * 20.5 + Math.max(0, index - root.ready) * 4) * root.unit * root.step)
                width: Math.round(root.unit * (up ? 17 : 21))
                height: parent.height
                CardBack {
                    anchors.centerIn: parent
                    width: root.pipWidth
                    height: root.pipHeight
                    rotation: pip.up ? 0 : 90
                    scale: pip.up ? 1 : .86
                    theirs: root.theirs
                    spent: !pip.up
                    Behavior on rotation { NumberAnimation { duration: Theme.moveDuration; easing.type: Easing.OutCubic } }
                    Rectangle {
                        visible: pip.up && !root.theirs
                        anchors.fill: parent
                        radius: root.unit * 2
                        color: "transparent"
                        border { width: Math.max(1, root.unit * 1.2); color: Theme.act }
                    }
                }
            }
        }
    }
    MarkedText {
        Accessible.ignored: true
        visible: root.showText
        anchors.verticalCenter: parent.verticalCenter
        //: Resources that can still be spent, out of all
        marked: root.selectable > 0 ? qsTrId("pips.b_choose_more_b", root.selectable)
                                    : qsTrId("pips.b_b_of_ready").arg(root.ready).arg(root.total)
        color: root.selectable > 0 ? Theme.act : Theme.text
        font { family: Theme.face; pixelSize: Math.max(9, Math.round(root.unit * 12.5)) }
    }
}
