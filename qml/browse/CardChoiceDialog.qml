pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Lets the user choose a value of a search key. If no key is given, the user chooses the key first.
Dialog {
    id: root

    required property CardBrowser browser
    property int key: -1
    readonly property var lines: !open ? [] : key < 0 ? browser.choices : browser.valuesOf(key)
    signal closed()

    function ask(key: int) {
        root.key = key
        root.open = true
        list.currentIndex = 0
        list.forceActiveFocus()
    }
    function close() {
        root.open = false
        root.closed()
    }
    function choose(index: int) {
        const line = root.lines[index]
        if (!line)
            return
        if (root.key < 0)
            return root.ask(line.key)
        root.browser.toggle(root.key, line.word)
        root.close()
    }
    function label(): string {
        const one = Array.from(root.browser.choices).find(choice => choice.key === root.key)
        return one ? one.label : qsTrId("card_filters.filter_by")
    }

    title: open ? label() : ""
    boxWidth: Theme.tx(380)
    onDismissed: close()

    ItemList {
        id: list
        objectName: "cardChoices"
        width: parent.width
        height: Math.min(contentHeight, Math.max(Theme.tx(120), root.height - Theme.tx(180)))
        focus: true
        model: root.lines.length
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: root.choose(list.currentIndex)
        Keys.onEnterPressed: root.choose(list.currentIndex)
        Keys.onSpacePressed: root.choose(list.currentIndex)
        delegate: Rectangle {
            id: line
            required property int index
            readonly property var value: root.lines[index] ?? ({ label: "" })
            readonly property string words: value.label ?? value.shown
            readonly property bool on: root.key >= 0 && root.browser.has(root.key, value.word ?? "")
            objectName: "choiceLine" + index
            width: list.width
            height: word.height + Theme.tx(12)
            radius: Theme.radiusSmall
            color: list.currentIndex === index ? Theme.actSoft : hover.hovered ? Theme.raisedHover : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.spoken([words, value.cards ? qsTrId("card_filters.cards", value.cards) : ""], ", ")
            Accessible.onPressAction: root.choose(line.index)
            PlainText {
                id: word
                anchors { left: parent.left; leftMargin: Theme.tx(10); right: number.left; rightMargin: Theme.tx(8); verticalCenter: parent.verticalCenter }
                text: line.on ? "✓ " + line.words : line.words
                wrapMode: Text.Wrap
                color: list.currentIndex === line.index ? Theme.act : Theme.text
                font: Theme.body
                Accessible.ignored: true
            }
            PlainText {
                id: number
                anchors { right: parent.right; rightMargin: Theme.tx(10); verticalCenter: parent.verticalCenter }
                text: line.value.cards ?? ""
                color: Theme.muted
                font: Theme.body
                Accessible.ignored: true
            }
            HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
            PressArea { onClicked: root.choose(line.index) }
        }
    }
}
