import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A line of the coach: next to the card that was dropped and is being checked, otherwise between the two sides, clear of a
// held card.
Rectangle {
    id: root

    required property TableSession session
    property string text
    property bool aboutDrop: false // it is about the dropped card
    readonly property point dropped: session.controller.aim.dropped
    readonly property bool near: aboutDrop && (dropped.x !== 0 || dropped.y !== 0)
    readonly property var table: session.stage.geometry.table
    readonly property int reach: Theme.px(84) // clears the card under the pointer

    function inside(at: real, least: real, most: real): int { return Math.round(Math.max(least, Math.min(at, most))) }

    objectName: "coachSign"
    visible: text !== ""
    x: near ? inside(dropped.x - width / 2, Theme.px(8), table.width - width - Theme.px(8)) : Theme.px(10)
    y: !near ? session.stage.geometry.midY - height - Theme.px(22)
             : inside(dropped.y - reach - height > 0 ? dropped.y - reach - height : dropped.y + reach, Theme.px(8), table.height - height - Theme.px(8))
    width: Math.min(label.implicitWidth + Theme.px(42), near ? Theme.px(320) : session.stage.geometry.column.x - Theme.px(20))
    height: label.height + Theme.px(12)
    radius: Math.min(height / 2, Theme.px(13))
    color: Theme.fade(Theme.panel, .95)
    border { width: Math.max(2, Theme.px(1.5)); color: Theme.coach }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Glyph {
        x: Theme.px(11)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(14)
        height: width
        name: "bulb"
        color: Theme.coach
    }
    PlainText {
        id: label
        x: Theme.px(31)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - Theme.px(42)
        text: root.text
        wrapMode: Text.WordWrap
        color: Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
}
