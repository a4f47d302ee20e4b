pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Ctrl+K: finds a page, a deck, a card, a lesson or a rule by its name. Arrows choose, Enter opens.
Dialog {
    id: root

    required property DeckLibrary decks
    required property LearnSession learn
    required property list<string> places
    signal found(quickHit hit)

    function ask() {
        finder.text = box.text = ""
        list.currentIndex = 0
        root.open = true
        box.startTyping(-1)
    }
    function take(row: int) {
        if (row < 0 || row >= list.count)
            return
        const hit = finder.at(row)
        root.dismissed()
        root.found(hit)
    }
    function step(by: int) { list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + by)) }

    objectName: "quickDialog"
    title: qsTrId("quick_dialog.go_to")
    boxWidth: Theme.tx(560)
    onDismissed: open = false

    QuickFinder { id: finder; library: root.decks; learn: root.learn; places: root.places.concat("settings") }

    Column {
        width: parent.width
        spacing: Theme.tx(10)
        TextBox {
            id: box
            objectName: "quickText"
            width: parent.width
            placeholder: qsTrId("quick_dialog.name")
            onEdited: { finder.text = text; list.currentIndex = 0 }
            onAccepted: root.take(list.currentIndex)
            Keys.onDownPressed: root.step(1)
            Keys.onUpPressed: root.step(-1)
        }
        ItemList {
            id: list
            objectName: "quickHits"
            width: parent.width
            height: Math.min(Theme.tx(330), root.height - Theme.tx(200))
            model: finder.hits
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTrId("quick_dialog.found")
            delegate: QuickLine {
                required property int index
                objectName: "quickHit" + index
                width: list.width
                chosen: ListView.isCurrentItem
                onTaken: root.take(index)
            }
            PlainText {
                objectName: "quickNothing"
                visible: list.count === 0
                anchors.centerIn: parent
                text: qsTrId("quick_dialog.nothing")
                color: Theme.muted
                font: Theme.body
            }
        }
    }
}
