pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The search box: the chips, then the text that the user types. Backspace at the beginning of the text turns the last chip back
// into text; Enter and the down arrow move the focus to the cards.
Rectangle {
    id: root

    required property CardBrowser browser
    readonly property Item last: root.browser.chips.length > 0 ? chips.itemAt(root.browser.chips.length - 1) : null
    readonly property int rest: last ? flow.width - last.x - last.width - flow.spacing : flow.width
    signal done() // the keyboard focus moves to the cards

    function startTyping() { input.forceActiveFocus(); input.cursorPosition = input.length }
    function type(letters: string) {
        input.forceActiveFocus()
        input.insert(input.length, letters)
        root.edit(input.text)
    }
    function edit(text: string) {
        root.browser.text = text
        if (input.text !== root.browser.text)
            input.text = root.browser.text
    }
    function openChip(): bool {
        if (input.cursorPosition > 0 || input.selectedText !== "" || !root.browser.openLastChip())
            return false
        input.cursorPosition = input.length
        return true
    }
    function cancel() {
        if (root.browser.text === "" && root.browser.chips.length === 0)
            root.done()
        else
            root.browser.clear()
    }
    function leave() {
        root.browser.finish()
        root.done()
    }

    implicitHeight: Math.max(Theme.sx(38), flow.height + Theme.sx(12))
    radius: Theme.radius
    color: Theme.pressed
    border {
        width: input.activeFocus ? Theme.focusWidth : Theme.hair
        color: root.browser.problem !== "" ? Theme.refused : input.activeFocus ? Theme.focus : Theme.outline
    }

    Connections { target: root.browser; function onChanged() { if (input.text !== root.browser.text) input.text = root.browser.text } }
    PressArea { cursorShape: Qt.IBeamCursor; onClicked: root.startTyping() }
    Glyph {
        x: Theme.sx(11)
        y: Theme.sx(11)
        width: Theme.sx(16)
        height: width
        name: "search"
        color: Theme.muted
    }
    Flow {
        id: flow
        x: Theme.sx(36)
        y: Theme.sx(6)
        width: root.width - x - clear.width - Theme.sx(12)
        spacing: Theme.sx(6)
        Repeater {
            id: chips
            model: root.browser.chips
            CardChip {
                id: chip
                required property int index
                required property var modelData
                objectName: "cardChip" + index
                text: modelData.shown
                onRemoved: { root.browser.removeChip(chip.index); root.startTyping() }
            }
        }
        Item {
            width: root.rest < Theme.sx(150) ? flow.width : root.rest
            height: Theme.sx(26)
            TextInput {
                id: input
                objectName: "cardSearch"
                anchors.fill: parent
                verticalAlignment: TextInput.AlignVCenter
                clip: true
                focus: true
                maximumLength: 300
                color: root.browser.problem !== "" ? Theme.refused : Theme.text
                selectionColor: Theme.mine
                selectByMouse: true
                activeFocusOnTab: true
                font { family: Theme.face; pixelSize: Theme.sx(13.5) }
                Accessible.role: Accessible.EditableText
                Accessible.name: qsTrId("card_search.search")
                Accessible.description: root.browser.problem
                onTextEdited: root.edit(text)
                Keys.onPressed: event => event.accepted = event.key === Qt.Key_Backspace && root.openChip()
                Keys.onReturnPressed: root.leave()
                Keys.onEnterPressed: root.leave()
                Keys.onDownPressed: root.leave()
                Keys.onEscapePressed: root.cancel()
            }
            PlainText {
                visible: input.text === "" && root.browser.chips.length === 0
                anchors.fill: parent
                verticalAlignment: Text.AlignVCenter
                text: qsTrId("card_search.a_name_or_a_word")
                elide: Text.ElideRight
                color: Theme.faint
                font: input.font
                Accessible.ignored: true
            }
        }
    }
    IconButton {
        id: clear
        objectName: "clearSearch"
        x: root.width - width - Theme.sx(6)
        y: Theme.sx(6)
        visible: input.text !== "" || root.browser.chips.length > 0
        size: Theme.sx(26)
        glyph: "cross"
        text: qsTrId("card_search.show_all")
        onClicked: { root.browser.clear(); root.startTyping() }
    }
}
