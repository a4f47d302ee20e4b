import QtQuick
import Playmat
import Playmat.Table

// The buttons of the strip, in a column: the effects of yes and no, Done, and declining.
FocusScope {
    id: root

    required property TableSession session
    property bool covered: false // what is asked about is face down
    required property int limit // the widest that a button may be
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.desk.prompt
    readonly property int asked: (controller.desk.choice === "cards" ? controller.desk.choices : controller.desk.looked).count

    // All as wide as the widest.
    readonly property int wide: {
        let widest = 0
        for (let i = 0; i < column.children.length; ++i)
            widest = column.children[i].visible ? Math.max(widest, column.children[i].implicitWidth) : widest
        return Math.min(limit, widest)
    }

    width: column.width
    height: column.height
    Keys.onEscapePressed: event => {
        event.accepted = root.prompt.canDecline
        if (root.prompt.canDecline)
            root.controller.desk.confirm(false)
    }

    Column {
        id: column
        spacing: Theme.px(7)

        PushButton {
            fontSize: Theme.sx(13)
            objectName: "lookButton"
            width: root.wide
            visible: root.covered
            focus: root.covered
            glyph: "eye"
            text: root.asked === 1 ? qsTrId("choice_answers.look_at_the_card") : qsTrId("choice_answers.look_at_the_cards")
            onClicked: root.session.seats.peekToggle(root.prompt.seat)
        }
        PushButton {
            fontSize: Theme.sx(13)
            objectName: "yesButton"
            visible: root.prompt.canConfirm
            width: root.wide
            primary: true
            focus: root.prompt.canConfirm
            text: root.prompt.confirmLabel
            onClicked: root.controller.desk.confirm(true)
        }
        PushButton {
            fontSize: Theme.sx(13)
            objectName: "noButton"
            visible: root.prompt.canDecline
            focus: root.prompt.canDecline && !root.prompt.canConfirm
            width: root.wide
            text: root.prompt.declineLabel
            onClicked: root.controller.desk.confirm(false)
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
            width: root.wide
            visible: root.prompt.showDone
            enabled: root.prompt.canDone
            primary: enabled
            text: root.prompt.doneLabel || qsTrId("choice_answers.done")
            onClicked: root.controller.desk.done()
        }
        PushButton {
            fontSize: Theme.sx(13)
            objectName: "choiceSkipButton"
            width: root.wide
            visible: root.prompt.canSkip
            text: root.prompt.skipLabel || qsTrId("choice_answers.skip")
            onClicked: root.controller.desk.skip()
        }
    }
}
