import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A match that was left in the middle, in one line: how far it got, and what can be done with it.
Rectangle {
    id: root

    required property leftMatch match
    property bool removable: false
    property bool first: false // the one that Enter continues
    property bool removing: false // asked once already
    readonly property string label: match.text // for tests from outside
    readonly property bool painted: (match.pictures[0] ?? "") === ""
    readonly property bool whole: !match.damaged && !match.elsewhere
    signal continueRequested()
    signal removeRequested()
    signal hideRequested()

    function focusButton() {
        go.forceActiveFocus()
    }
    function remove() {
        if (root.removing)
            root.removeRequested()
        root.removing = !root.removing
    }

    implicitHeight: Math.max(Theme.px(54), words.height + Theme.px(8))
    radius: Theme.radius
    color: Theme.fade(Theme.raised, .6)
    border { width: Theme.hair; color: match.damaged ? Theme.refused : first ? Theme.act : Theme.line }
    Accessible.role: Accessible.Grouping
    Accessible.name: Theme.spoken([match.title, match.game, match.text, match.time], ", ")

    Row {
        id: faces
        visible: root.whole && !root.painted
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)
        FacePicture { width: Theme.px(64); height: Theme.px(46); form: "wide"; cardId: root.match.pictures[0] ?? "" }
        FacePicture { width: Theme.px(64); height: Theme.px(46); form: "wide"; cardId: root.match.pictures[1] ?? "" }
    }
    Board { // of a game without leaders
        visible: root.whole && root.painted
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(132)
        height: Theme.px(46)
        kind: root.match.scene || "dusk"
    }
    Glyph {
        visible: !root.whole
        x: Theme.px(62)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(22)
        height: width
        name: root.match.damaged ? "warning" : "lock"
        color: root.match.damaged ? Theme.refused : Theme.muted
    }
    Column {
        id: words
        anchors { left: parent.left; leftMargin: Theme.px(154); right: buttons.left; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        PlainText {
            width: parent.width
            text: Theme.spoken([root.match.title, root.match.game, root.match.time], "  ·  ")
            wrapMode: Text.Wrap
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
        }
        PlainText {
            objectName: root.objectName + "Text"
            width: parent.width
            text: root.match.text
            wrapMode: Text.Wrap
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(12) }
        }
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(8)
        PushButton {
            objectName: root.objectName + "Remove"
            visible: root.removable && root.whole
            implicitHeight: Theme.px(34)
            fontSize: Theme.sx(13)
            accent: Theme.refused
            primary: root.removing
            text: root.removing ? qsTrId("left_line.delete_for_good") : qsTrId("left_line.delete")
            Accessible.name: qsTrId("left_line.delete_the_match").arg(root.match.title)
            onClicked: root.remove()
        }
        PushButton {
            objectName: root.objectName + "Hide"
            visible: root.match.hideable
            implicitHeight: Theme.px(34)
            fontSize: Theme.sx(13)
            text: qsTrId("left_line.hide")
            Accessible.name: qsTrId("left_line.hide_this_notice_the_file")
            onClicked: root.hideRequested()
        }
        PushButton {
            id: go
            objectName: root.first ? "continueButton" : root.objectName + "Continue"
            visible: root.match.offer !== ""
            implicitHeight: Theme.px(34)
            fontSize: Theme.sx(13)
            primary: root.first
            glyph: "play"
            text: root.match.offer
            onClicked: root.continueRequested()
        }
    }
}
