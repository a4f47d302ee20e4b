import QtQuick
import Playmat

// A line to type into.
Rectangle {
    id: root

    property alias text: input.text
    property alias readOnly: input.readOnly
    property string placeholder: ""
    property string label: placeholder
    property alias maximumLength: input.maximumLength
    property font textFont: Theme.body
    signal accepted()
    signal edited()

    // Takes the keyboard, with this many letters selected; a negative number: all of them.
    function startTyping(selected: int) {
        input.forceActiveFocus()
        input.select(0, selected < 0 ? input.length : selected)
    }

    implicitHeight: Theme.tx(32)
    implicitWidth: Theme.tx(160)
    radius: Theme.radius
    color: Theme.pressed
    border { width: input.activeFocus ? Theme.focusWidth : Theme.hair; color: input.activeFocus ? Theme.focus : Theme.outline }

    TextInput {
        id: input
        anchors { fill: parent; leftMargin: Theme.tx(10); rightMargin: Theme.tx(10) }
        verticalAlignment: TextInput.AlignVCenter
        clip: true
        color: Theme.text
        selectionColor: Theme.mine
        selectByMouse: true
        font: root.textFont
        activeFocusOnTab: true
        Accessible.role: Accessible.EditableText
        Accessible.name: root.label
        onAccepted: root.accepted()
        onTextEdited: root.edited()
        onTextChanged: if (!activeFocus) cursorPosition = 0 // shows the beginning of a long text
    }
    PlainText {
        visible: input.text === "" && !input.activeFocus
        anchors { fill: input }
        verticalAlignment: Text.AlignVCenter
        text: root.placeholder
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.faint
        font: root.textFont
        Accessible.ignored: true
    }
}
