pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The page with all cards of the game: the search box with its chips and filters, the cards found, and the chosen card enlarged.
// "/" and Ctrl+F move the focus to the search box; Enter and Esc move it back to the cards.
FocusScope {
    id: root

    required property DeckLibrary decks
    readonly property int margin: Theme.px(20)
    readonly property bool searching: browser.text !== "" || browser.chips.length > 0
    signal bookRequested(string link)
    signal deckRequested(string path)

    onVisibleChanged: if (visible) { browser.look(); soon.restart() } else if (decks) decks.collection.settle()
    Component.onCompleted: soon.restart()
    Timer { id: soon; interval: 0; onTriggered: if (root.visible && !choice.open) searchBox.startTyping() }
    Keys.onPressed: event => {
        event.accepted = true
        if (event.matches(StandardKey.Find)) searchBox.startTyping()
        else if (event.matches(StandardKey.Undo)) root.decks.collection.undo()
        else event.accepted = false
    }

    CardBrowser { id: browser; library: root.decks }
    function collect(): CollectionDialog {
        collecting.shown = true
        return collecting.item as CollectionDialog
    }
    // Shows a card among all with its name.
    function find(name: string, cardId: string) {
        browser.search("n:\"" + name + "\"")
        grid.choose(browser.rowOf(cardId))
    }

    Connections { target: browser; function onChanged() { grid.begin() } }
    Connections { target: root.Window.window; function onActiveChanged() { if (root.visible) browser.look() } }
    StartBackdrop { anchors.fill: parent; kind: root.decks.game.pageScene || "dusk" }

    CardSearchBox {
        id: searchBox
        x: root.margin
        y: Theme.px(12)
        width: side.x - x - Theme.px(14)
        height: implicitHeight
        focus: true
        browser: browser
        onDone: grid.forceActiveFocus()
    }
    CardFilters {
        id: filters
        x: root.margin
        anchors { top: searchBox.bottom; topMargin: Theme.px(9) }
        width: searchBox.width
        browser: browser
        collected: root.decks.collection.exists
        onChoiceRequested: key => choice.ask(key)
        onCollectionRequested: root.collect().ask()
    }
    Flow {
        id: line
        x: root.margin
        anchors { top: filters.bottom; topMargin: Theme.px(8) }
        width: searchBox.width
        spacing: Theme.sx(12)
        PlainText {
            objectName: "cardProblem"
            visible: browser.problem !== ""
            width: Math.min(implicitWidth, line.width)
            text: browser.problem
            wrapMode: Text.Wrap
            color: Theme.refused
            font { family: Theme.face; pixelSize: Theme.sx(12) }
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        RuleLink {
            objectName: "cardBetter"
            visible: browser.better !== ""
            text: visible ? qsTrId("card_search.did_you_mean").arg(browser.better) : ""
            font.pixelSize: Theme.sx(12)
            onFollowed: { browser.search(browser.better); searchBox.startTyping() }
        }
        PlainText {
            objectName: "cardCount"
            text: browser.count === browser.total ? qsTrId("cards_page.all_cards", browser.total) : qsTrId("cards_page.of_cards", browser.total).arg(browser.count)
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(12) }
        }
        Repeater {
            model: root.searching ? [] : browser.examples
            RuleLink {
                id: example
                required property string modelData
                required property int index
                objectName: "cardExample" + index
                text: modelData
                hint: qsTrId("cards_page.search_for").arg(modelData)
                font.pixelSize: Theme.sx(12)
                onFollowed: { browser.search(example.modelData); searchBox.startTyping() }
            }
        }
    }
    CardGrid {
        id: grid
        x: root.margin
        anchors { top: line.bottom; topMargin: Theme.px(10); bottom: undoing.visible ? undoing.top : parent.bottom; bottomMargin: undoing.visible ? Theme.px(8) : 0 }
        width: searchBox.width
        browser: browser
        onTyped: letters => searchBox.type(letters)
        onSearchRequested: searchBox.startTyping()
    }
    Column {
        visible: browser.count === 0
        anchors { horizontalCenter: grid.horizontalCenter; top: grid.top; topMargin: grid.height * .2 }
        width: Math.min(grid.width, Theme.sx(460))
        spacing: Theme.px(12)
        PlainText {
            objectName: "noCards"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTrId("cards_page.no_card_fits")
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(13.5) }
        }
        PushButton {
            objectName: "showAllCards"
            anchors.horizontalCenter: parent.horizontalCenter
            fontSize: Theme.sx(13)
            text: qsTrId("card_search.show_all")
            onClicked: { browser.clear(); searchBox.startTyping() }
        }
    }
    CardSide {
        id: side
        x: root.width - width - root.margin
        y: searchBox.y
        width: Math.round(Math.max(Theme.px(250), Math.min(root.width * .3, Theme.sx(270))))
        height: root.height - y - Theme.px(14)
        browser: browser
        book: root.decks.game.book
        onLinkFollowed: link => root.bookRequested(link)
        onDeckRequested: path => root.deckRequested(path)
    }
    UndoLine {
        id: undoing
        objectName: "collectionUndo"
        x: root.margin
        y: root.height - height - Theme.px(14)
        width: searchBox.width
        words: collecting.shown ? "" : root.decks.collection.undoWords
        problem: collecting.shown ? "" : root.decks.collection.problem
        onUndone: root.decks.collection.undo()
        onClosed: root.decks.collection.forgetUndo()
    }
    DropArea {
        anchors.fill: parent
        onDropped: drop => drop.hasUrls ? root.collect().readFile(root.decks.droppedFile(drop.urls)) : root.collect().readText(drop.text)
    }
    LazyPage {
        id: collecting
        page: Qt.resolvedUrl("CollectionDialog.qml")
        given: ({ decks: root.decks })
    }
    Connections {
        target: collecting.item
        function onDismissed() { collecting.shown = false; searchBox.startTyping() }
    }
    CardChoiceDialog { id: choice; browser: browser; onClosed: searchBox.startTyping() }
}
