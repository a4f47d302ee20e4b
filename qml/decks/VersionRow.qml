import QtQuick
import Playmat

// A line of the list of versions: its name or time, why it was kept, and how it did.
Rectangle {
    id: root

    required property string title
    required property string why
    required property string results
    property bool chosen: false
    property bool lit: false // the list has the keyboard
    signal pressed()

    implicitHeight: words.height + Theme.tx(10)
    radius: Theme.radiusSmall
    color: chosen ? Theme.actSoft : hover.hovered ? Theme.raisedHover : "transparent"
    border { width: chosen && lit ? Theme.focusWidth : 0; color: Theme.focus }
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.spoken([title, why, results], ", ")
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: root.pressed()

    Column {
        id: words
        anchors { left: parent.left; right: parent.right; leftMargin: Theme.tx(10); rightMargin: Theme.tx(10); verticalCenter: parent.verticalCenter }
        PlainText {
            width: parent.width
            text: root.title
            elide: Text.ElideRight
            color: Theme.text
            font: Theme.strong
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            text: Theme.spoken([root.why, root.results], " · ")
            wrapMode: Text.Wrap
            color: Theme.muted
            font: Theme.small
            Accessible.ignored: true
        }
    }
    HoverHandler { id: hover }
    PressArea { onClicked: root.pressed() }
}
