pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Whether a move that loses much is meant, with the reason.
Dialog {
    id: root

    required property Tutor tutor

    title: qsTrId("tutor_dialog.sure")
    boxWidth: Theme.tx(430)
    open: tutor.asks
    onDismissed: tutor.thinkAgain()
    onShown: again.forceActiveFocus()

    Column {
        width: parent.width
        spacing: Theme.tx(10)
        PlainText {
            objectName: "tutorSays"
            width: parent.width
            text: root.tutor.say
            wrapMode: Text.WordWrap
            color: Theme.text
            font: Theme.body
        }
        AdvicePart {
            title: qsTrId("tutor_dialog.why_another_is_better")
            lines: root.tutor.reasons
            glyph: "bulb"
            visible: lines.length > 0
        }
        Flow {
            width: parent.width
            spacing: Theme.tx(10)
            PushButton {
                id: again
                objectName: "tutorAgain"
                primary: true
                focus: true
                text: qsTrId("tutor_dialog.think_again")
                onClicked: root.tutor.thinkAgain()
            }
            PushButton {
                objectName: "tutorAnyway"
                text: qsTrId("tutor_dialog.play_it_anyway")
                onClicked: root.tutor.playAnyway()
            }
        }
    }
}
