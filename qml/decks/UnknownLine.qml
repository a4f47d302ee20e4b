pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A card of a list that is not known, and the cards that were probably meant: a press takes one of them for it, and a second one
// takes none.
Column {
    id: root

    required property unknownCard card
    property string prefix: "near" // of the buttons' names in tests
    signal chosen(int choice)

    function start() {
        if (buttons.count > 0)
            buttons.itemAt(0).forceActiveFocus()
    }

    spacing: Theme.tx(4)
    PlainText {
        width: parent.width
        text: root.card.words
        wrapMode: Text.Wrap
        color: Theme.muted
        font: Theme.small
    }
    Flow {
        visible: root.card.names.length > 0
        width: parent.width
        spacing: Theme.tx(6)
        PlainText {
            height: Theme.tx(28)
            verticalAlignment: Text.AlignVCenter
            text: qsTrId("unknown_line.did_you_mean")
            color: Theme.text
            font: Theme.small
        }
        Repeater {
            id: buttons
            model: root.card.names.length
            PushButton {
                required property int index
                readonly property string meant: root?.card.names[index] ?? ""
                objectName: root.prefix + index
                width: Math.min(implicitWidth, parent ? parent.width : 0)
                implicitHeight: Theme.tx(28)
                fontSize: Theme.tx(12)
                checked: root?.card.taken === index
                glyph: checked ? "check" : ""
                text: meant
                Accessible.name: Theme.filled(qsTrId("unknown_line.take"), [meant, root?.card.words ?? ""])
                Accessible.checkable: true
                Accessible.checked: checked
                onClicked: root.chosen(index)
            }
        }
    }
}
