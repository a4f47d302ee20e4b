pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The matches, grouped by days. Up and Down choose a match, Enter opens the replay, and Delete
// moves the match to the trash. If there are no matches, the list says what to do first.
Rectangle {
    id: root

    required property MatchShelf shelf
    signal watchRequested(string path, int seat)
    signal reviewRequested(string path)
    signal copyRequested(string path)
    signal playRequested()

    function takeFocus() {
        if (root.shelf.shown === 0)
            return first.forceActiveFocus()
        lines.currentIndex = Math.max(0, lines.currentIndex)
        lines.forceActiveFocus()
        lines.positionViewAtIndex(lines.currentIndex, ListView.Contain)
    }
    function watch(row: int) {
        const match = root.shelf.at(row)
        if (match.path !== "" && !match.broken)
            root.watchRequested(match.path, match.seat)
    }
    function remove(row: int) {
        const match = root.shelf.at(row)
        if (match.path !== "" && root.shelf.remove(match.path))
            root.takeFocus()
    }
    function star(row: int) {
        const match = root.shelf.at(row)
        if (match.path !== "" && !match.broken)
            root.shelf.star(match.path, !match.starred)
    }

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .9)
    border { width: Theme.hair; color: Theme.line }

    ItemList {
        id: lines
        objectName: "historyList"
        x: Theme.px(12)
        y: Theme.px(6)
        width: root.width - Theme.px(30)
        height: (foot.visible ? foot.y : root.height) - y - Theme.px(6)
        model: root.shelf.rows
        spacing: Theme.px(5)
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("history_list.finished_matches")
        Keys.onReturnPressed: root.watch(lines.currentIndex)
        Keys.onEnterPressed: root.watch(lines.currentIndex)
        Keys.onDeletePressed: root.remove(lines.currentIndex)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_S && event.modifiers === Qt.NoModifier)
                root.star(lines.currentIndex)
        }
        delegate: HistoryLine {
            width: lines.width
            current: index === lines.currentIndex
            focused: current && lines.activeFocus
            onChosen: {
                lines.currentIndex = index
                lines.forceActiveFocus()
            }
            onWatchRequested: root.watch(index)
            onReviewRequested: root.reviewRequested(path)
            onCopyRequested: root.copyRequested(path)
            onStarRequested: root.star(index)
            onRemoveRequested: root.remove(index)
        }
    }
    ScrollMark {
        view: lines
        x: root.width - width - Theme.px(6)
    }
    Column {
        visible: root.shelf.shown === 0
        anchors.centerIn: parent
        width: parent.width - Theme.px(80)
        spacing: Theme.px(14)
        PlainText {
            objectName: "historyEmpty"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.shelf.count > 0 ? qsTrId("history_list.no_match_fits") : root.shelf.loading ? qsTrId("history_list.looking") : qsTrId("history_list.nothing_yet")
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(14) }
        }
        PushButton {
            id: first
            objectName: "historyFirst"
            visible: root.shelf.count > 0 || !root.shelf.loading
            anchors.horizontalCenter: parent.horizontalCenter
            primary: true
            fontSize: Theme.sx(13)
            glyph: root.shelf.count > 0 ? "cross" : "play"
            text: root.shelf.count > 0 ? qsTrId("history_list.show_all") : qsTrId("history_list.play_a_match")
            onClicked: root.shelf.count > 0 ? root.shelf.showAll() : root.playRequested()
        }
    }
    HistoryFoot {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.hair }
        shelf: root.shelf
        onUndone: root.takeFocus()
    }
}
