import QtQuick
import Playmat
import Playmat.Table

// The entry of one rule. Opened from a refusal, by its link or by F1.
Dialog {
    id: root

    required property TableSession session
    property string rule: ""

    function show(number: string) {
        root.rule = number
        root.open = session.ruleEntry(number) !== ""
    }

    title: qsTr("Rule %1").arg(rule)

    Column {
        width: parent.width
        spacing: Theme.tx(14)
        PlainText {
            objectName: "ruleText"
            width: parent.width
            text: root.session.ruleEntry(root.rule)
            wrapMode: Text.WordWrap
            color: Theme.text
            font: Theme.body
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PushButton {
            objectName: "closeRule"
            focus: true
            primary: true
            text: qsTr("Back to the table")
            onClicked: root.dismissed()
        }
    }
}
