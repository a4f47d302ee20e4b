pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The filters for colours, costs and the other search keys. Each filter writes a chip.
Flow {
    id: root

    required property CardBrowser browser
    readonly property var orders: [qsTrId("card_filters.by_name"), qsTrId("card_filters.by_cost"), qsTrId("card_filters.by_set")]
    readonly property var chips: root.browser.chips // read so that the buttons update when the chips change
    property bool collected: false // the user has entered a collection
    signal choiceRequested(int key)
    signal collectionRequested()

    function isOn(key: int, word: string, chips: var): bool { return chips.length >= 0 && root.browser.has(key, word) }

    spacing: Theme.sx(6)

    Row {
        spacing: Theme.sx(5)
        Repeater {
            model: root.browser.colours
            FilterDot {
                id: colour
                required property var modelData
                objectName: "colour_" + modelData.word
                glyph: modelData.glyph
                text: modelData.shown
                on: root.isOn(0, modelData.word, root.chips)
                onClicked: root.browser.toggle(0, colour.modelData.word)
            }
        }
    }
    Item { width: Theme.sx(4); height: Theme.sx(28) }
    Row {
        spacing: Theme.sx(4)
        Repeater {
            model: root.browser.costKey < 0 ? [] : ["0", "1", "2", "3", "4", "5", "6", "7+"]
            FilterDot {
                id: cost
                required property string modelData
                objectName: "cost_" + modelData
                number: modelData
                text: qsTrId("card_browser.cost").arg(modelData)
                on: root.isOn(root.browser.costKey, modelData, root.chips)
                onClicked: root.browser.toggle(root.browser.costKey, cost.modelData)
            }
        }
    }
    Item { width: Theme.sx(4); height: Theme.sx(28) }
    Row {
        spacing: Theme.sx(5)
        Repeater {
            model: Array.from(root.browser.choices).slice(0, 1)
            PushButton {
                id: choice
                required property var modelData
                objectName: "choice_" + modelData.key
                fontSize: Theme.sx(12)
                implicitHeight: Theme.sx(28)
                text: modelData.label
                onClicked: root.choiceRequested(choice.modelData.key)
            }
        }
        PushButton {
            objectName: "moreFilters"
            fontSize: Theme.sx(12)
            implicitHeight: Theme.sx(28)
            text: qsTrId("card_filters.more")
            onClicked: root.choiceRequested(-1)
        }
    }
    PushButton {
        objectName: "cardOrder"
        fontSize: Theme.sx(12)
        implicitHeight: Theme.sx(28)
        glyph: "swap"
        text: root.orders[root.browser.order]
        Accessible.name: qsTrId("card_filters.order").arg(text)
        onClicked: root.browser.order = (root.browser.order + 1) % root.orders.length
    }
    PushButton {
        objectName: "onlyMine"
        visible: root.collected || root.browser.onlyMine
        fontSize: Theme.sx(12)
        implicitHeight: Theme.sx(28)
        checked: root.browser.onlyMine
        text: qsTrId("card_filters.only_mine")
        onClicked: root.browser.onlyMine = !root.browser.onlyMine
    }
    PushButton {
        objectName: "collectionButton"
        fontSize: Theme.sx(12)
        implicitHeight: Theme.sx(28)
        glyph: "card"
        text: qsTrId("card_filters.collection")
        onClicked: root.collectionRequested()
    }
}
