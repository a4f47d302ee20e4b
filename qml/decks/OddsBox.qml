pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The chance to have drawn a card, round by round.
Item {
    id: root

    required property DeckTrial trial

    visible: trial.chances.length > 0 || trial.searched > 0
    implicitHeight: visible ? chips.y + (chips.shown ? chips.height : -Theme.px(8)) : 0

    PlainText {
        id: title
        objectName: "oddsTitle"
        width: parent.width
        text: root.trial.chancesTitle
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.muted
        font { family: Theme.narrow; weight: Font.DemiBold; pixelSize: Theme.sx(12.5) }
        Accessible.ignored: true
    }
    Item {
        id: plot
        objectName: "odds"
        anchors { left: parent.left; right: parent.right; top: title.bottom; topMargin: Theme.px(5) }
        height: Theme.px(40) + Theme.sx(28)
        Accessible.role: Accessible.Graphic
        Accessible.name: title.text + ": " + root.trial.chancesText

        Repeater {
            model: root.trial.chances.length
            Item {
                id: column
                required property int index
                readonly property real chance: root.trial.chances[index] ?? 0
                readonly property int pitch: Math.floor(plot.width / root.trial.chances.length)
                x: index * pitch
                width: pitch - Theme.px(5)
                height: plot.height
                PlainText {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: bar.top; bottomMargin: Theme.px(1) }
                    text: Math.round(column.chance * 100)
                    color: Theme.text
                    font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(11) }
                    Accessible.ignored: true
                }
                Rectangle {
                    id: bar
                    anchors { left: parent.left; right: parent.right; bottom: round.top; bottomMargin: Theme.px(1) }
                    height: Math.max(1, Math.round(Theme.px(38) * column.chance))
                    radius: Theme.px(2)
                    color: Theme.fade(Theme.act, .32)
                    border { width: Theme.hair; color: Theme.act }
                }
                PlainText {
                    id: round
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                    text: column.index + 1
                    color: Theme.faint
                    font { family: Theme.narrow; pixelSize: Theme.sx(10.5) }
                    Accessible.ignored: true
                }
            }
        }
    }
    Flow {
        id: chips
        readonly property bool shown: root.trial.hasMulligan || root.trial.seatsDiffer || root.trial.searched > 0
        anchors { left: parent.left; right: parent.right; top: plot.bottom; topMargin: Theme.px(8) }
        spacing: Theme.px(6)
        visible: shown
        PushButton {
            objectName: "oddsSearch"
            visible: root.trial.searched > 0
            fontSize: Theme.sx(11.5)
            implicitHeight: Theme.sx(26)
            checked: root.trial.ofSearch
            glyph: checked ? "check" : ""
            text: qsTrId("odds_box.any_of_the_search")
            Accessible.role: Accessible.CheckBox
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: root.trial.ofSearch = !root.trial.ofSearch
        }
        PushButton {
            objectName: "oddsMulligan"
            visible: root.trial.hasMulligan
            fontSize: Theme.sx(11.5)
            implicitHeight: Theme.sx(26)
            checked: root.trial.mulligan
            glyph: checked ? "check" : ""
            text: qsTrId("odds_box.with_a_mulligan_for_it")
            Accessible.role: Accessible.CheckBox
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: root.trial.mulligan = !root.trial.mulligan
        }
        PushButton {
            objectName: "oddsSecond"
            visible: root.trial.seatsDiffer
            fontSize: Theme.sx(11.5)
            implicitHeight: Theme.sx(26)
            checked: !root.trial.first
            glyph: checked ? "check" : ""
            text: qsTrId("odds_box.going_second")
            Accessible.role: Accessible.CheckBox
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: root.trial.first = !root.trial.first
        }
    }
}
