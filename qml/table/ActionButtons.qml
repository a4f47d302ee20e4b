import QtQuick
import Playmat
import Playmat.Table

// Pass and initiative, always in this place and never anything else.
Row {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.prompt

    spacing: Theme.tx(8)

    PushButton {
        objectName: "passButton"
        width: Math.round((root.width - root.spacing) * .44)
        height: Theme.tx(42)
        glyph: "pass"
        fontSize: Theme.tx(12.5)
        text: qsTr("Pass")
        note: root.prompt.canPass ? root.prompt.passNote : ""
        enabled: root.prompt.canPass
        accent: root.prompt.passEndsPhase ? Theme.refused : Theme.act
        checked: root.prompt.canPass && root.prompt.passEndsPhase
        onClicked: root.controller.pass()
    }
    PushButton {
        objectName: "initiativeButton"
        width: root.width - root.spacing - Math.round((root.width - root.spacing) * .44)
        height: Theme.tx(42)
        glyph: "initiative"
        fontSize: Theme.tx(12.5)
        text: qsTr("Take initiative")
        note: root.prompt.canTakeInitiative ? root.prompt.initiativeNote : ""
        enabled: root.prompt.canTakeInitiative
        onClicked: root.controller.takeInitiative()
    }
}
