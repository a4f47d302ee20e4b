import QtQuick
import Playmat
import Playmat.Table

// The line below the list of matches. It shows what failed, offers to restore a match from the
// trash, and warns if the matches use much disk space.
Rectangle {
    id: root

    required property MatchShelf shelf
    readonly property string words: shelf.problem !== "" ? shelf.problem : shelf.canUndo ? qsTrId("history_foot.moved_to_the_trash") : shelf.note
    signal undone()

    visible: words !== ""
    height: visible ? Math.max(said.height, undo.visible ? undo.height : 0) + Theme.px(12) : 0
    radius: Theme.radiusLarge
    color: Theme.raised
    PlainText {
        id: said
        objectName: "historyNote"
        anchors { left: parent.left; leftMargin: Theme.px(14); right: undo.visible ? undo.left : parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        text: root.words
        wrapMode: Text.WordWrap
        color: root.shelf.problem !== "" ? Theme.refused : Theme.text
        font { family: Theme.face; pixelSize: Theme.sx(12.5) }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.words
    }
    PushButton {
        id: undo
        objectName: "historyUndo"
        visible: root.shelf.canUndo
        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        implicitHeight: Theme.sx(32)
        fontSize: Theme.sx(12.5)
        glyph: "undo"
        text: qsTrId("history_foot.bring_it_back")
        onClicked: if (root.shelf.undo()) root.undone()
    }
}
