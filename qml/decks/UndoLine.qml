import QtQuick
import Playmat

// Says what was done last, and offers to undo it.
Rectangle {
    id: root

    required property string words
    required property string problem // if it is not empty, the line shows what failed instead
    signal undone()
    signal closed()

    visible: words !== "" || problem !== ""
    implicitHeight: Math.max(Theme.sx(38), text.height + Theme.px(14))
    radius: Theme.radius
    color: problem !== "" ? Theme.refusedSoft : Theme.raised
    border { width: Theme.hair; color: problem !== "" ? Theme.refused : Theme.outline }

    PlainText {
        id: text
        objectName: "deckUndoWords"
        anchors { left: parent.left; leftMargin: Theme.px(14); right: back.visible ? back.left : shut.left; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        text: root.problem !== "" ? root.problem : root.words
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        color: Theme.text
        font { family: Theme.face; pixelSize: Theme.sx(12.5) }
    }
    PushButton {
        id: back
        objectName: "undoDeck"
        visible: root.words !== ""
        anchors { right: shut.left; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        implicitHeight: Theme.sx(28)
        fontSize: Theme.sx(12)
        glyph: "undo"
        text: qsTrId("undo_line.undo")
        onClicked: root.undone()
    }
    IconButton {
        id: shut
        objectName: "closeDeckUndo"
        anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        size: Theme.sx(26)
        glyph: "cross"
        text: qsTrId("undo_line.close")
        onClicked: root.closed()
    }
}
