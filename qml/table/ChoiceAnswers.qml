import QtQuick
import Playmat
import Playmat.Table

// The buttons of the strip, one below the other: what yes and no do, Done and nothing, and taking the last answer back.
FocusScope {
    id: root

    required property TableSession session
    property bool covered: false // what is asked about is face down
    required property int limit // the widest that a button may be
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.prompt

    function wide(button: Item): int { return Math.min(limit, button.implicitWidth) }

    width: column.width
    height: column.height
    Keys.onEscapePressed: event => {
        event.accepted = root.prompt.canDecline
        if (root.prompt.canDecline)
            root.controller.confirm(false)
    }

    Column {
        id: column
        spacing: Theme.px(7)

        PushButton {
            fontSize: Theme.sx(13)
            objectName: "lookButton"
            visible: root.covered
            focus: root.covered
            glyph: "eye"
            text: qsTr("Look at the cards")
            onClicked: root.session.peekToggle(root.prompt.seat)
        }
        PushButton {
            fontSize: Theme.sx(13)
            objectName: "yesButton"
            visible: root.prompt.canConfirm
            width: root.wide(this)
            primary: true
            focus: root.prompt.canConfirm
            text: root.prompt.confirmLabel
            onClicked: root.controller.confirm(true)
        }
        PushButton {
            fontSize: Theme.sx(13)
            objectName: "noButton"
            visible: root.prompt.canDecline
            focus: root.prompt.canDecline && !root.prompt.canConfirm
            width: root.wide(this)
            text: root.prompt.declineLabel
            onClicked: root.controller.confirm(false)
        }
        PlainText {
            visible: text !== ""
            text: root.prompt.counter
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
        }
        PushButton {
            fontSize: Theme.sx(13)
            objectName: "choiceDoneButton"
            visible: root.prompt.showDone
            enabled: root.prompt.canDone
            primary: enabled
            text: qsTr("Done")
            onClicked: root.controller.done()
        }
        PushButton {
            fontSize: Theme.sx(13)
            objectName: "choiceSkipButton"
            visible: root.prompt.canSkip
            text: qsTr("Choose nothing")
            onClicked: root.controller.skip()
        }
        PushButton {
            fontSize: Theme.sx(13)
            objectName: "choiceUndoButton"
            enabled: root.session.canUndo
            glyph: "undo"
            text: qsTr("Take back")
            onClicked: root.session.undo()
        }
    }
}
