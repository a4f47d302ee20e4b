pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Lines of the rules book to choose from. Up and down go through them, right and left open and shut what is below one.
ItemList {
    id: root

    required property BookModel lines
    property string title
    signal followed(string link)
    signal folded(string link)

    function openCurrent() {
        const link = root.lines.linkAt(root.currentIndex)
        if (link !== "")
            root.followed(link)
    }
    function fold(wanted: int) {
        if (root.lines.foldsAt(root.currentIndex) === wanted)
            root.folded(root.lines.linkAt(root.currentIndex))
    }

    model: lines
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    currentIndex: -1
    Accessible.role: Accessible.List
    Accessible.name: root.title
    onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
    Keys.onReturnPressed: openCurrent()
    Keys.onEnterPressed: openCurrent()
    Keys.onSpacePressed: openCurrent()
    Keys.onRightPressed: fold(1)
    Keys.onLeftPressed: fold(2)
    delegate: BookLine {
        width: ListView.view.width
        focused: ListView.isCurrentItem && root.activeFocus
        onChosen: {
            root.currentIndex = index
            root.followed(link)
        }
        onFoldPressed: root.folded(link)
    }
}
