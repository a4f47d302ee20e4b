pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Finds cards as the cards page does, and adds them. Letters go to the search box, arrow keys choose a card, Enter adds it to the
// deck, Shift+Enter to the sideboard, Alt+Enter to the cards that are considered.
Rectangle {
    id: root

    required property DeckDesk desk
    required property CardDrag carrier
    signal shown(cardFacts facts)

    function startTyping() { box.startTyping(-1) }
    function add(modifiers: int) {
        const found = view.currentItem as FoundRow
        if (found && view.count > 0 && modifiers & Qt.AltModifier)
            found.considered()
        else if (found && view.count > 0)
            found.added((modifiers & Qt.ShiftModifier) !== 0)
    }
    function step(by: int) {
        view.currentIndex = Math.max(0, Math.min(view.count - 1, view.currentIndex + by))
        const found = view.currentItem as FoundRow
        if (found)
            found.shown()
    }

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    TextBox {
        id: box
        objectName: "cardSearch"
        x: Theme.px(12)
        y: Theme.px(12)
        width: parent.width - 2 * x
        height: Theme.sx(34)
        focus: true
        text: root.desk.search
        placeholder: qsTrId("found_list.name_of_a_card")
        textFont: Qt.font({ family: Theme.face, pixelSize: Theme.sx(13.5) })
        onEdited: { root.desk.search = text; view.currentIndex = 0 }
        Keys.onDownPressed: root.step(1)
        Keys.onUpPressed: root.step(-1)
        Keys.onReturnPressed: event => root.add(event.modifiers)
        Keys.onEnterPressed: event => root.add(event.modifiers)
    }
    PlainText {
        id: hint
        objectName: "foundHint"
        anchors { left: box.left; right: box.right; top: box.bottom; topMargin: Theme.px(6) }
        text: root.desk.searchProblem !== "" ? root.desk.searchProblem : view.count === 0 ? qsTrId("found_list.no_card_is_called_so") : qsTrId("found_list.enter_adds")
        wrapMode: Text.Wrap
        color: root.desk.searchProblem !== "" ? Theme.refused : Theme.muted
        font { family: Theme.narrow; pixelSize: Theme.sx(11.5) }
    }
    RuleLink {
        id: better
        objectName: "foundBetter"
        visible: root.desk.searchBetter !== ""
        anchors { left: box.left; right: box.right; top: hint.bottom }
        height: visible ? implicitHeight : 0
        text: visible ? qsTrId("card_search.did_you_mean").arg(root.desk.searchBetter) : ""
        elide: Text.ElideRight
        onFollowed: { root.desk.search = root.desk.searchBetter; box.startTyping(0) }
    }
    ItemList {
        id: view
        objectName: "foundCards"
        x: box.x
        anchors { top: better.bottom; topMargin: Theme.px(6); bottom: parent.bottom; bottomMargin: Theme.px(10) }
        width: box.width
        model: root.desk.found
        reuseItems: true
        highlightMoveDuration: 0
        currentIndex: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("found_list.cards_found")
        delegate: FoundRow {
            required property cardFacts facts
            required property int count
            required property int index
            width: ListView.view.width
            height: Theme.sx(30)
            card: facts
            copies: count
            chosen: ListView.isCurrentItem
            carrier: root.carrier
            onAdded: aside => { view.currentIndex = index; root.desk.add(facts.cardId, aside) }
            onConsidered: { view.currentIndex = index; root.desk.addTo(facts.cardId, root.desk.considered) }
            onShown: root.shown(facts)
        }
    }
    ScrollMark { view: view; x: root.width - width - Theme.px(4) }
}
