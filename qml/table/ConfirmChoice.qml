import QtQuick
import Playmat
import Playmat.Table

// Yes or no: two buttons, neither of which means anything else anywhere.
Row {
    id: root

    required property TableController controller

    spacing: Theme.px(10)
    Keys.onEscapePressed: root.controller.confirm(false)

    PushButton {
        objectName: "yesButton"
        width: Theme.px(120)
        primary: true
        focus: true
        text: root.controller.prompt.confirmLabel
        onClicked: root.controller.confirm(true)
    }
    PushButton {
        objectName: "noButton"
        width: Theme.px(120)
        text: root.controller.prompt.declineLabel
        onClicked: root.controller.confirm(false)
    }
}
