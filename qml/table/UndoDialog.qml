import QtQuick
import Playmat
import Playmat.Table

// Taking back past something that was drawn or shown: both players agree, each with a button of their own.
Dialog {
    id: root

    required property TableSession session
    readonly property undoRequest request: session.takingBack.request

    objectName: "undoBox"
    title: qsTrId("undo_dialog.take_back")
    open: request.open
    onDismissed: root.session.takingBack.withdraw()

    Column {
        width: parent.width
        spacing: Theme.tx(14)
        PlainText {
            width: parent.width
            text: root.request.text
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.body
        }
        Row {
            spacing: Theme.tx(10)
            PushButton {
                objectName: "agreeNear"
                focus: true
                checked: root.request.nearAgrees
                glyph: root.request.nearAgrees ? "check" : ""
                text: qsTrId("undo_dialog.agrees").arg(root.session.stage.nearSeat.name)
                onClicked: root.session.takingBack.agree(root.session.stage.nearSeat.seat)
            }
            PushButton {
                objectName: "agreeFar"
                checked: root.request.farAgrees
                glyph: root.request.farAgrees ? "check" : ""
                text: qsTrId("undo_dialog.agrees").arg(root.session.stage.farSeat.name)
                onClicked: root.session.takingBack.agree(root.session.stage.farSeat.seat)
            }
            PushButton {
                objectName: "withdrawUndo"
                text: qsTrId("undo_dialog.leave_it")
                onClicked: root.session.takingBack.withdraw()
            }
        }
    }
}
