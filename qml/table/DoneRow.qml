import QtQuick
import Playmat
import Playmat.Table

// Ends choosing several things: Done takes them, Skip takes none.
Row {
    id: root

    required property TableController controller

    spacing: Theme.px(10)
    PushButton {
        objectName: "choiceDoneButton"
        visible: root.controller.prompt.showDone
        enabled: root.controller.prompt.canDone
        primary: enabled
        text: qsTr("Done")
        onClicked: root.controller.done()
    }
    PushButton {
        objectName: "choiceSkipButton"
        visible: root.controller.prompt.canSkip
        text: qsTr("Choose nothing")
        onClicked: root.controller.skip()
    }
    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.controller.prompt.counter
        color: Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.px(13) }
    }
}
