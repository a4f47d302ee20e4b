pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Lists all finished matches, newest first, with filters and sums, and opens their replays.
FocusScope {
    id: root

    required property TableSession session
    required property TableSettings settings
    readonly property int margin: Theme.px(20)
    signal leaveRequested()
    signal watchRequested(string path, int seat)

    function takeFocus() {
        if (!root.visible || OpenDialogs.top)
            return
        list.takeFocus()
    }
    function say(problem: string) { shelf.say(problem) }
    function review(path: string) {
        if (!root.session.resume(path))
            shelf.say(root.session.problem)
    }
    function leave() {
        if (shelf.filtered)
            return shelf.showAll()
        root.leaveRequested()
    }

    onVisibleChanged: if (visible) soon.restart()
    Component.onCompleted: soon.restart()
    Keys.onEscapePressed: root.leave()

    Timer {
        id: soon
        interval: 0
        onTriggered: {
            shelf.look()
            root.takeFocus()
        }
    }
    MatchShelf {
        id: shelf
        matches: root.session.matches
        me: root.settings.playerName(0)
        onLookedFirst: root.takeFocus()
    }
    Shortcut { sequence: "Ctrl+F"; enabled: root.visible && !OpenDialogs.top; onActivated: head.startSearch() }
    Shortcut { sequence: "Ctrl+Z"; enabled: root.visible && !OpenDialogs.top && shelf.canUndo; onActivated: shelf.undo() }

    StartBackdrop { anchors.fill: parent; kind: "dusk" }
    MouseArea { anchors.fill: parent; hoverEnabled: true } // keeps input from items behind it

    PlainText {
        id: title
        x: root.margin
        y: Theme.px(10)
        height: head.height
        verticalAlignment: Text.AlignVCenter
        text: qsTrId("history_page.history")
        color: Theme.text
        font: Theme.worlds.lettered(Theme.sx(22))
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    HistoryFilters {
        id: head
        x: title.x + title.width + Theme.px(18)
        y: title.y
        width: root.width - root.margin - x
        shelf: shelf
        onChoiceRequested: filter => choice.ask(filter)
    }
    HistoryList {
        id: list
        x: root.margin
        y: head.y + head.height + Theme.px(10)
        width: Math.round(root.width * .535)
        height: root.height - y - Theme.px(14)
        shelf: shelf
        onWatchRequested: (path, seat) => root.watchRequested(path, seat)
        onReviewRequested: path => root.review(path)
        onCopyRequested: path => copyBox.askFor(path)
        onPlayRequested: root.leaveRequested()
    }
    HistorySums {
        x: list.x + list.width + Theme.px(14)
        y: list.y
        width: root.width - root.margin - x
        height: list.height
        shelf: shelf
    }
    FilterDialog {
        id: choice
        objectName: "filterDialog"
        shelf: shelf
        onClosed: root.takeFocus()
    }
    FileBox {
        id: copyBox
        property string path // the file of the match to copy
        function askFor(path: string) {
            copyBox.path = path
            copyBox.ask(shelf.suggestedName(path))
        }
        objectName: "copyBox"
        title: qsTrId("history_page.save_a_copy")
        saving: true
        endings: "playmat"
        onChosen: target => {
            if (shelf.copyTo(copyBox.path, target))
                copyBox.close()
            else
                copyBox.problem = shelf.problem
        }
    }
}
