import QtQuick
import Playmat
import Playmat.Table

// A set in the binder: how much of it the user has, and buttons that enter all of its cards.
Item {
    id: root

    required property int index
    required property string code
    required property string name
    required property int cards
    required property int owned
    required property int playsets
    signal filled(int copies)

    implicitHeight: Math.max(words.height, tools.height) + Theme.tx(6)

    Column {
        id: words
        anchors { left: parent.left; right: tools.left; rightMargin: Theme.tx(10); verticalCenter: parent.verticalCenter }
        PlainText {
            width: parent.width
            text: root.name
            wrapMode: Text.Wrap
            color: Theme.text
            font: Theme.strong
        }
        PlainText {
            objectName: "binderWords" + root.index
            width: parent.width
            text: Theme.filled(qsTrId("binder_line.owned"), [root.owned, root.cards, root.playsets])
            wrapMode: Text.Wrap
            color: Theme.muted
            font: Theme.small
        }
    }
    Row {
        id: tools
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.tx(5)
        PushButton {
            objectName: "binderNone" + root.index
            enabled: root.owned > 0
            fontSize: Theme.tx(12)
            implicitHeight: Theme.tx(28)
            text: qsTrId("binder_line.none")
            Accessible.name: text + ", " + root.name
            onClicked: root.filled(CollectionDesk.None)
        }
        PushButton {
            objectName: "binderOne" + root.index
            fontSize: Theme.tx(12)
            implicitHeight: Theme.tx(28)
            text: qsTrId("binder_line.one_of_each")
            Accessible.name: text + ", " + root.name
            onClicked: root.filled(CollectionDesk.OneOfEach)
        }
        PushButton {
            objectName: "binderAll" + root.index
            fontSize: Theme.tx(12)
            implicitHeight: Theme.tx(28)
            text: qsTrId("binder_line.playset")
            Accessible.name: text + ", " + root.name
            onClicked: root.filled(CollectionDesk.Playset)
        }
    }
}
