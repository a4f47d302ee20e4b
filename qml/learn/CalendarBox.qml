pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The days of a month whose puzzle was solved on that day. A calendar, not a streak: a gap is only a gap.
Column {
    id: root

    required property PuzzleDesk desk
    readonly property real cell: Math.floor(width / 7)

    spacing: Theme.px(6)

    Item {
        width: root.cell * 7
        height: Math.max(back.height, month.height)
        PlainText {
            id: month
            objectName: "calendarMonth"
            anchors.verticalCenter: parent.verticalCenter
            width: back.x
            elide: Text.ElideRight
            text: root.desk.month
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(14) }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        IconButton {
            id: back
            objectName: "calendarBack"
            anchors { right: on.left; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
            glyph: "left"
            size: Theme.sx(28)
            text: qsTrId("calendar_box.month_before")
            onClicked: root.desk.turnMonth(-1)
        }
        IconButton {
            id: on
            objectName: "calendarOn"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            enabled: root.desk.canGoOn
            glyph: "right"
            size: Theme.sx(28)
            text: qsTrId("calendar_box.month_after")
            onClicked: root.desk.turnMonth(1)
        }
    }
    Grid {
        columns: 7
        Repeater {
            model: root.desk.calendar
            Item {
                id: day
                required property int number
                required property bool solved
                required property bool today
                required property string spoken
                width: root.cell
                height: Math.min(root.cell, Theme.sx(34))
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken
                Accessible.ignored: number === 0

                Rectangle {
                    visible: day.number > 0
                    anchors.centerIn: parent
                    width: Math.min(parent.width, parent.height) - Theme.px(4)
                    height: width
                    radius: width / 2
                    color: day.solved ? Theme.coach : "transparent"
                    border { width: day.today ? Theme.focusWidth : 0; color: Theme.act }
                }
                PlainText {
                    visible: day.number > 0 && !day.solved
                    anchors.centerIn: parent
                    text: day.number
                    color: Theme.muted
                    font { family: Theme.narrow; pixelSize: Theme.sx(12) }
                    Accessible.ignored: true
                }
                Glyph {
                    visible: day.solved
                    anchors.centerIn: parent
                    width: Theme.sx(14)
                    height: width
                    name: "check"
                    color: Theme.coachInk
                }
            }
        }
    }
}
