pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The cards that the search found. Each card is one painted item; a single frame item moves to the chosen card. Arrow keys choose
// a card, + and - change how many copies the user owns, letters go to the search box.
FocusScope {
    id: root

    required property CardBrowser browser
    // Nine cards at 1280 x 720 and eleven at 1920 x 1080: letters need to grow less than a large window does.
    readonly property int columns: Math.max(2, Math.floor((width - Theme.px(8)) / (56 + Theme.sx(48))))
    readonly property int gap: Theme.px(9)
    readonly property int across: Math.floor((width - Theme.px(8)) / columns)
    readonly property int cardWidth: across - gap
    readonly property int cardHeight: Math.round(cardWidth * Theme.cardRatio)
    readonly property alias currentIndex: view.currentIndex
    signal typed(string letters)
    signal searchRequested()

    function choose(row: int) {
        view.currentIndex = row
        root.browser.pick(row)
    }
    // Called when the search has a new result.
    function begin() {
        view.currentIndex = root.browser.count > 0 ? 0 : -1
        view.positionViewAtBeginning()
        soon.restart()
    }
    function own(copies: int, held: bool) {
        root.browser.pick(view.currentIndex) // the enlarged card may not have followed yet
        root.browser.own(copies, held)
    }
    function keyed(event: var) {
        const letter = event.text.length === 1 && event.text > " " && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
        event.accepted = true
        if (event.key === Qt.Key_Home) root.choose(0)
        else if (event.key === Qt.Key_End) root.choose(view.count - 1)
        else if (event.key === Qt.Key_PageDown) root.choose(Math.min(view.count - 1, view.currentIndex + root.columns * view.rowsShown))
        else if (event.key === Qt.Key_PageUp) root.choose(Math.max(0, view.currentIndex - root.columns * view.rowsShown))
        else if (event.key === Qt.Key_Up && view.currentIndex < root.columns) root.searchRequested()
        else if (event.key === Qt.Key_Escape || event.text === "/") root.searchRequested()
        else if (event.text === "+") root.own(1, event.isAutoRepeat)
        else if (event.text === "-" || event.text === "\u2212") root.own(-1, event.isAutoRepeat)
        else if (letter) root.typed(event.text)
        else event.accepted = false
    }

    // Updates the enlarged card when typing or navigation pauses: its layout and painting take longer than a frame.
    Timer { id: soon; interval: 80; onTriggered: root.browser.pick(view.currentIndex) }
    ItemGrid {
        id: view

        property int topRow: Math.floor(contentY / cellHeight)
        property int before: 0
        readonly property int rowsShown: Math.max(1, Math.floor(height / cellHeight))

        // Paints the next two rows in the direction of scrolling.
        function ahead() {
            const down = topRow >= before
            const from = down ? topRow + rowsShown + 1 : topRow - 2
            before = topRow
            root.browser.paintAhead(from * root.columns, (from + 2) * root.columns - 1, Qt.size(root.cardWidth * Screen.devicePixelRatio, root.cardHeight * Screen.devicePixelRatio))
        }

        objectName: "cardGrid"
        anchors.fill: parent
        focus: true
        activeFocusOnTab: true
        cellWidth: root.across
        cellHeight: root.cardHeight + root.gap
        model: root.browser.found
        reuseItems: true
        keyNavigationEnabled: true
        currentIndex: 0
        highlightMoveDuration: 0
        onTopRowChanged: ahead()
        onCurrentIndexChanged: soon.restart()
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("card_grid.cards")
        Keys.onPressed: event => root.keyed(event)

        Rectangle { // the frame of the chosen card
            parent: view.contentItem
            z: 2
            visible: view.currentItem !== null
            x: visible ? view.currentItem.x : 0
            y: visible ? view.currentItem.y : 0
            width: root.cardWidth
            height: root.cardHeight
            radius: width * .058
            color: "transparent"
            border { width: Theme.focusWidth + 1; color: view.activeFocus ? Theme.focus : Theme.act }
        }
        delegate: CardCell {
            required cell
            required property int index
            required property string spoken
            objectName: "card" + index
            width: root.cardWidth
            height: root.cardHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: spoken
            Accessible.selected: GridView.isCurrentItem
            Accessible.onPressAction: root.choose(index)
        }
        MouseArea { // handles all cards
            parent: view.contentItem
            z: -1
            width: view.width
            height: Math.max(view.contentHeight, view.height)
            onPressed: view.forceActiveFocus()
            onClicked: mouse => { const row = view.indexAt(mouse.x, mouse.y); if (row >= 0) root.choose(row) }
        }
    }
    ScrollMark { view: view; x: root.width - width }
    FocusFrame { target: view; visible: view.activeFocus && view.count === 0 }
}
