pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// What to do with your hands at this table, for a first visit.
Rectangle {
    id: root

    property var lines: [] // of guideLine
    // Where there is little room, a tip is one paragraph, with a smaller sign.
    readonly property bool dense: height < root.lines.length * Theme.tx(51) + Theme.tx(52)

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    component Line: Row {
        id: line
        property string glyph
        property string title
        property string text
        width: lines.width
        spacing: Theme.px(root.dense ? 9 : 12)
        Rectangle {
            id: sign
            width: Theme.px(root.dense ? 24 : 34); height: width; radius: Theme.radius
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.raised
            border { width: Theme.hair; color: Theme.line }
            Glyph { anchors.centerIn: parent; width: Theme.px(root.dense ? 14 : 18); height: width; name: line.glyph; color: Theme.act }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - sign.width - parent.spacing
            spacing: Theme.px(1)
            PlainText { visible: !root.dense; width: parent.width; text: line.title; color: Theme.text; font: Theme.strong; wrapMode: Text.Wrap }
            PlainText { visible: !root.dense; width: parent.width; text: line.text; color: Theme.muted; font: Theme.caption; wrapMode: Text.Wrap }
            MarkedText { visible: root.dense; width: parent.width; marked: "<b>" + plain(line.title) + "</b> " + plain(line.text); color: Theme.text; font: Theme.caption; wrapMode: Text.Wrap }
        }
    }

    PlainText {
        id: title
        x: Theme.px(20); y: Theme.px(14)
        text: qsTrId("guide_box.at_the_table"); color: Theme.muted; font: Theme.label
    }
    Flickable {
        id: view
        x: Theme.px(18)
        y: title.y + title.height + Theme.px(12)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.px(12)
        contentWidth: width
        contentHeight: lines.height
        clip: interactive
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: lines
            width: view.width
            readonly property real filled: {
                let sum = 0
                for (let i = 0; i < children.length; ++i)
                    sum += children[i].height
                return sum
            }
            spacing: Math.max(Theme.px(root.dense ? 4 : 6), Math.min(Theme.px(24), Math.floor((view.height - filled) / Math.max(1, root.lines.length - 1))))

            Repeater {
                model: root.lines
                Line {
                    required property guideLine modelData
                    glyph: modelData.glyph
                    title: modelData.title
                    text: modelData.text
                }
            }
        }
    }
    ScrollMark {
        view: view
        x: root.width - width - Theme.px(5)
    }
}
