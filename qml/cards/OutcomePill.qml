pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// What would happen to the card it is on: "−3" and a skull.
//   parts   of outcomePart;  tone  1 helps, -1 harms, 0 neither;  idle  nothing would happen
//   most    as wide as it may get: longer text becomes smaller
Plate {
    id: root

    property var parts: []
    property int tone: 0
    property bool idle: false
    property real most: 100
    readonly property color tint: idle ? Theme.faceSpent : tone > 0 ? Theme.faceGood : tone < 0 ? Theme.faceHarms : Theme.faceTarget

    Accessible.ignored: true
    visible: parts.length > 0
    width: Math.min(most, row.width + height * .8)
    height: Theme.px(18)
    radius: height / 2
    color: Theme.inkSolid
    edge: tint
    line: Math.max(1, Theme.px(1.5))

    Row {
        id: row
        anchors.centerIn: parent
        spacing: root.height * .2
        scale: Math.min(1, (root.most - root.height * .6) / Math.max(1, width))
        Repeater {
            model: root.parts
            Row {
                id: part
                required property outcomePart modelData
                spacing: root.height * .12
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.height * .62
                    height: width
                    name: part.modelData.glyph
                    color: root.tint
                }
                SheetText {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    narrow: false
                    text: part.modelData.text
                    color: root.tint
                    size: root.height * .66
                }
            }
        }
    }
}
