import QtQuick
import Playmat
import Playmat.Table

// A match that could not be saved is about to be left: asks once, and goes on only then.
//   ask(match, then)   opens it; `then` is done once that match may be left
Dialog {
    id: root

    required property TableSession session // whose match it is
    property var then: null // what waits for the answer
    property Item before // had the keyboard
    signal elsewhereRequested()

    function ask(match: TableSession, then: var) {
        root.session = match
        if (!root.open)
            root.before = Window.activeFocusItem
        root.then = then
        root.open = true
    }
    function end() {
        root.open = false
        if (root.before)
            root.before.forceActiveFocus()
    }
    function goOn() {
        const then = root.then
        root.then = null
        root.end()
        then()
    }

    title: qsTrId("unsaved_dialog.leave_it_unsaved")
    onShown: elsewhere.forceActiveFocus()
    onDismissed: end()

    Column {
        width: parent.width
        spacing: Theme.tx(14)
        PlainText {
            objectName: "unsavedText"
            width: parent.width
            text: root.session.saving.title + " " + root.session.saving.reason + " " + qsTrId("unsaved_dialog.what_is_not_saved")
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.body
        }
        Flow {
            width: parent.width
            spacing: Theme.tx(10)
            PushButton {
                id: elsewhere
                objectName: "unsavedElsewhere"
                primary: true
                glyph: "save"
                text: qsTrId("notice_bars.save_somewhere_else")
                onClicked: {
                    root.end()
                    root.elsewhereRequested()
                }
            }
            PushButton {
                objectName: "unsavedLeave"
                text: qsTrId("unsaved_dialog.leave_all_the_same")
                onClicked: root.goOn()
            }
            PushButton {
                objectName: "unsavedStay"
                text: qsTrId("unsaved_dialog.stay")
                onClicked: root.dismissed()
            }
        }
    }
}
