pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Playmat
import Playmat.Paint
import Playmat.Table

// Plots each player's score, turn by turn, as step lines. The opponent's line is dashed, and the
// upper edge is the score that wins.
Rectangle {
    id: root

    property curveInfo curve
    property seatInfo near
    property seatInfo far
    readonly property int turns: Math.max(2, curve.seats.length > 1 ? curve.seats[0].length : 0)
    readonly property int pad: Theme.px(14)
    readonly property real begin: pad + Theme.sx(34)
    readonly property real end: width - pad - Theme.sx(64) // leaves room for the names at the ends
    readonly property real high: head.y + head.height + Theme.px(10)
    readonly property real low: height - Theme.sx(24)

    function xOf(turn: int): real { return begin + (end - begin) * turn / (turns - 1) }
    function yOf(points: int): real { return low - (low - high) * Math.min(points, curve.goal) / Math.max(1, curve.goal) }
    function valuesOf(seat: int): var { return root.curve.seats[seat] ?? [] }
    function endOf(seat: int): int { return valuesOf(seat).length > 0 ? valuesOf(seat)[valuesOf(seat).length - 1] : 0 }
    // A score changes at one moment, so the line goes sideways and then up. `lower` shifts the line
    // a little, so that two equal lines can be told apart.
    function stepsOf(seat: int, lower: real): var {
        const way = []
        const values = valuesOf(seat)
        for (let i = 0; i < values.length; ++i) {
            if (i > 0)
                way.push(Qt.point(xOf(i), yOf(values[i - 1]) + lower))
            way.push(Qt.point(xOf(i), yOf(values[i]) + lower))
        }
        return way
    }
    function said(info: seatInfo): string {
        return info.name + ": " + valuesOf(info.seat).join(", ")
    }

    height: Theme.px(150)
    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: Theme.hair; color: Theme.outline }
    Accessible.role: Accessible.Graphic
    Accessible.name: curve.title + ". " + said(near) + ". " + said(far)

    component Words: PlainText {
        color: Theme.muted
        font { family: Theme.narrow; pixelSize: Theme.sx(11) }
        Accessible.ignored: true
    }
    component StepLine: Shape {
        id: line
        required property seatInfo info
        property bool theirs: false
        readonly property color tint: theirs ? Theme.theirs : Theme.mine
        readonly property real lower: theirs ? Theme.px(1.5) : -Theme.px(1.5)
        objectName: "curve" + info.seat
        ShapePath {
            strokeColor: line.tint
            strokeWidth: Math.max(2, Theme.px(2.5))
            strokeStyle: line.theirs ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [3, 1.5]
            fillColor: "transparent"
            joinStyle: ShapePath.MiterJoin
            PathPolyline { path: root.stepsOf(line.info.seat, line.lower) }
        }
        Words {
            readonly property bool level: root.endOf(0) === root.endOf(1)
            x: root.end + Theme.px(6)
            y: root.yOf(root.endOf(line.info.seat)) - height * (!level ? .5 : line.theirs ? 0 : 1)
            width: root.width - x - Theme.px(6)
            text: root.endOf(line.info.seat) + " " + line.info.name
            elide: Text.ElideRight
            color: line.tint
            font.weight: Font.Bold
        }
    }

    PlainText {
        id: head
        x: root.pad
        y: Theme.px(10)
        text: root.curve.title
        color: Theme.text
        font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
    Repeater { // draws a line for every second point
        model: Math.floor(root.curve.goal / 2) + 1
        Rectangle {
            required property int index
            x: root.begin
            y: Math.round(root.yOf(2 * index))
            width: root.end - x
            height: Theme.hair
            color: 2 * index === root.curve.goal ? Theme.crown : Theme.line
        }
    }
    Words {
        x: root.begin - width - Theme.px(5)
        y: root.yOf(0) - height / 2
        text: "0"
    }
    Row {
        x: root.begin - width - Theme.px(5)
        y: root.yOf(root.curve.goal) - height / 2
        spacing: Theme.px(2)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(11)
            height: width
            name: "crown"
            color: Theme.crown
        }
        Words { text: root.curve.goal }
    }
    Repeater {
        model: root.turns
        Words {
            required property int index
            readonly property int every: Math.ceil(root.turns / 16)
            visible: index > 0 && index % every === 0
            x: root.xOf(index) - width / 2
            y: root.low + Theme.px(3)
            text: index
        }
    }
    StepLine { info: root.far; theirs: true }
    StepLine { info: root.near }
}
