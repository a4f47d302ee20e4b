pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The counters with a glyph: what a player can spend apart from the strip. Each is a pill in the colour of its kind.
Row {
    id: root

    property seatInfo info
    property bool titled: true
    readonly property var shown: Array.from(info.counters).filter(counter => counter.glyph !== "")

    objectName: "pool" + info.seat
    visible: shown.length > 0
    spacing: Theme.px(5)

    PlainText {
        visible: root.titled
        anchors.verticalCenter: parent.verticalCenter
        text: qsTrId("pool_counters.pool").toUpperCase()
        color: Theme.muted
        font { family: Theme.face; weight: Font.Bold; letterSpacing: Theme.u; pixelSize: Theme.px(9) }
        Accessible.ignored: true
    }
    Repeater {
        model: root.shown.length
        Rectangle {
            id: pill
            required property int index
            property counterInfo nothing // while a delegate goes
            readonly property counterInfo counter: root.shown[index] ?? nothing
            readonly property color tint: Theme.aspectColor(counter.glyph)
            objectName: "pool_" + counter.id + "." + root.info.seat
            width: Theme.px(38)
            height: Theme.px(20)
            radius: height / 2
            color: Theme.inkSolid
            border { width: Theme.hair; color: counter.number > 0 ? tint : Theme.inkLine }
            Accessible.role: Accessible.StaticText
            Accessible.name: counter.label
            Glyph {
                x: Theme.px(5)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(13)
                height: width
                name: pill.counter.glyph
                opacity: pill.counter.number > 0 ? 1 : .5
                color: pill.tint
            }
            PlainText {
                x: Theme.px(18)
                width: parent.width - x - Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignHCenter
                text: pill.counter.number
                color: pill.counter.number > 0 ? Theme.faceText : Theme.faceFaint
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.px(13) }
                Accessible.ignored: true
            }
        }
    }
}
