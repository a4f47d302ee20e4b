pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Who may act, on the line: one line is a pill, several are rows in a box. A line of several that has no label is their heading.
Item {
    id: root

    required property TableSession session
    readonly property var lines: session.stage.board.status
    readonly property bool several: lines.length > 1
    readonly property bool asked: lines.some(line => line.strong)
    readonly property real most: height

    objectName: "statusLines"
    visible: lines.length > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: Theme.spoken(lines.map(line => line.label === "" ? line.text : line.label + ": " + line.text), ", ")

    component Line: Item {
        id: line
        required property int index
        property statusInfo nothing // while a delegate goes
        readonly property statusInfo info: root.lines[index] ?? nothing
        readonly property bool heading: root.several && info.label === ""
        readonly property color tint: info.strong ? Theme.act : info.seat < 0 ? Theme.muted
                                    : info.seat === root.session.stage.nearSeat.seat ? Theme.mine : Theme.theirs
        width: box.width
        height: Theme.px(heading ? 18 : root.several ? 20 : 38)
        Glyph {
            id: sign
            visible: !line.heading
            x: Theme.px(root.several ? 11 : 14)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(root.several ? 12 : 15)
            height: width
            name: line.info.glyph !== "" ? line.info.glyph : "hourglass"
            color: line.tint
        }
        PlainText {
            id: label
            visible: text !== "" || line.heading
            x: line.heading ? 0 : sign.x + sign.width + Theme.px(6)
            width: line.heading ? parent.width : Math.min(implicitWidth, parent.width * .5)
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: line.heading ? Text.AlignHCenter : Text.AlignLeft
            text: line.heading ? line.info.text.toUpperCase() : line.info.label
            elide: Text.ElideRight
            color: line.heading ? Theme.act : Theme.muted
            font { family: root.several && !line.heading ? Theme.narrow : Theme.face; weight: line.heading ? Font.Bold : Font.Normal; letterSpacing: line.heading ? Theme.u : 0; pixelSize: Theme.px(line.heading ? 9.5 : 11.5) }
            Accessible.ignored: true
        }
        PlainText {
            visible: !line.heading
            readonly property real begins: label.visible ? label.x + label.width + Theme.px(6) : sign.x + sign.width + Theme.px(8)
            anchors { right: parent.right; rightMargin: Theme.px(9); verticalCenter: parent.verticalCenter }
            width: parent.width - begins - Theme.px(9)
            horizontalAlignment: root.several ? Text.AlignRight : Text.AlignLeft
            text: line.info.text
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(9)
            color: Theme.text
            font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.px(root.several ? 13.5 : 15) }
            Accessible.ignored: true
        }
    }

    Rectangle {
        id: box
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: rows.height + Theme.px(root.several ? 14 : 0)
        scale: Math.min(1, root.most / Math.max(1, height))
        radius: root.several ? Theme.radiusLarge : height / 2
        color: Theme.panel
        border { width: Math.max(1, Theme.px(root.asked ? 1.8 : 1)); color: root.asked ? Theme.act : Theme.outline }
        Shade { spread: Theme.px(6) }
        Column {
            id: rows
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: root.lines.length
                Line {}
            }
        }
    }
}
