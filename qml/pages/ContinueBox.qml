pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// "Continue?": what was left in the middle. One match large; of several the first two, and the way to all of them.
Rectangle {
    id: root

    required property SavedMatches matches
    readonly property leftMatch newest: matches.newest
    property bool low: false // even one is only a line
    readonly property bool large: !low && matches.count === 1 && !newest.damaged && !newest.elsewhere
    signal continueRequested(string path)
    signal allRequested()

    function focusButton() {
        if (large)
            button.forceActiveFocus()
        else if (lines.itemAt(0))
            (lines.itemAt(0) as LeftLine).focusButton()
    }

    implicitHeight: large ? Theme.px(104) : list.height + Theme.px(16)
    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: matches.canContinue ? Theme.act : Theme.line }

    Item {
        visible: root.large
        anchors.fill: parent
        Row {
            id: faces
            x: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(9)
            FacePicture {
                width: Theme.px(108)
                height: Theme.px(76)
                form: "wide"
                cardId: root.newest.pictures[0] ?? ""
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTrId("continue_box.vs")
                color: Theme.muted
                font: Theme.body
            }
            FacePicture {
                width: Theme.px(108)
                height: Theme.px(76)
                form: "wide"
                cardId: root.newest.pictures[1] ?? ""
            }
        }
        Column {
            anchors { left: faces.right; leftMargin: Theme.px(20); right: buttons.left; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(5)
            PlainText {
                width: parent.width
                text: qsTrId("continue_box.continue").arg(root.newest.title)
                wrapMode: Text.Wrap
                color: Theme.text
                font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(20) }
            }
            PlainText {
                width: parent.width
                text: root.newest.text
                wrapMode: Text.Wrap
                color: Theme.text
                font { family: Theme.face; pixelSize: Theme.sx(13) }
            }
            PlainText {
                text: root.newest.time
                color: Theme.muted
                font { family: Theme.face; pixelSize: Theme.sx(11.5) }
            }
        }
        Row {
            id: buttons
            anchors { right: parent.right; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(10)
            PushButton {
                objectName: "allMatches"
                height: Theme.px(42)
                fontSize: Theme.sx(13)
                text: qsTrId("continue_box.delete")
                onClicked: root.allRequested()
            }
            PushButton {
                id: button
                objectName: "continueButton"
                width: Theme.px(150)
                height: Theme.px(42)
                primary: true
                glyph: "play"
                fontSize: Theme.sx(15)
                text: qsTrId("continue_box.continue_2")
                onClicked: root.continueRequested(root.newest.path)
            }
        }
    }
    Column {
        id: list
        visible: !root.large
        x: Theme.px(8)
        y: Theme.px(8)
        width: parent.width - 2 * x - (more.visible ? more.width + Theme.px(8) : 0)
        spacing: Theme.px(5)
        Repeater {
            id: lines
            model: root.large ? 0 : Math.min(2, root.matches.count)
            LeftLine {
                id: line
                required property int index
                objectName: "left" + index
                width: list.width
                first: index === 0 && root.matches.canContinue
                match: root.matches.left[index]
                onContinueRequested: root.continueRequested(line.match.path)
                onHideRequested: root.matches.hide(line.match.path)
            }
        }
    }
    PushButton {
        id: more
        objectName: "moreMatches"
        visible: !root.large && root.matches.count > 1
        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        fontSize: Theme.sx(12)
        text: root.matches.count > 2 ? qsTrId("continue_box.all_matches").arg(root.matches.count) : qsTrId("continue_box.tidy_up")
        onClicked: root.allRequested()
    }
}
