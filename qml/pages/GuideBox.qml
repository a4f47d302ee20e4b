pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// What to do with your hands at this table, for a first visit.
Rectangle {
    id: root

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    component Line: Row {
        id: line
        property string glyph
        property string title
        property string text
        width: lines.width
        spacing: Theme.px(12)
        Rectangle {
            width: Theme.px(34); height: width; radius: Theme.radius
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.raised
            border { width: Theme.hair; color: Theme.line }
            Glyph { anchors.centerIn: parent; width: Theme.px(18); height: width; name: line.glyph; color: Theme.act }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Theme.px(46)
            spacing: Theme.px(1)
            PlainText { width: parent.width; text: line.title; color: Theme.text; font: Theme.strong; wrapMode: Text.Wrap }
            PlainText { width: parent.width; text: line.text; color: Theme.muted; font: Theme.caption; wrapMode: Text.Wrap }
        }
    }

    PlainText {
        id: title
        x: Theme.px(20); y: Theme.px(14)
        text: qsTr("AT THE TABLE"); color: Theme.muted; font: Theme.label
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
            spacing: Math.max(Theme.px(6), Math.min(Theme.px(24), Math.floor((view.height - filled) / 6)))

            Line { glyph: "card"; title: qsTr("Drag a card onto the table"); text: qsTr("to play it; an upgrade onto its unit") }
            Line { glyph: "sword"; title: qsTr("Drag a unit onto an enemy"); text: qsTr("to attack; the arrow says what will happen") }
            Line { glyph: "resource"; title: qsTr("Drag a card to your resources"); text: qsTr("two at the start, then one each round") }
            Line { glyph: "crown"; title: qsTr("Drag your leader into the arena"); text: qsTr("once you have enough resources") }
            Line { glyph: "hand"; title: qsTr("Hold your strip"); text: qsTr("to see your hand; let go and it is hidden") }
            Line { glyph: "eye"; title: qsTr("Point at anything"); text: qsTr("to see it enlarged, with every keyword explained") }
            Line { glyph: "undo"; title: qsTr("Ctrl+Z takes a move back"); text: qsTr("you win when their base has no HP left") }
        }
    }
    ScrollMark {
        view: view
        x: root.width - width - Theme.px(5)
    }
}
