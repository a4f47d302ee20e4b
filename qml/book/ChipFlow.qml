pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// Where to read on: a heading, and a button for each link.
//   name  of the buttons, with a number behind it
Column {
    id: root

    property string title
    property string name
    property var chips: []
    signal chosen(string link)
    signal reached(Item item)

    spacing: Theme.px(8)

    PlainText {
        topPadding: Theme.px(8)
        text: root.title
        color: Theme.muted
        font: Theme.label
    }
    Flow {
        width: root.width
        spacing: Theme.px(8)
        Repeater {
            model: root.chips
            PushButton {
                id: chip
                required property var modelData
                required property int index
                objectName: root.name + index
                width: Math.min(implicitWidth, root.width)
                fontSize: Theme.lx(12)
                text: modelData.text
                onClicked: root.chosen(modelData.link)
                onActiveFocusChanged: if (activeFocus) root.reached(chip)
            }
        }
    }
}
