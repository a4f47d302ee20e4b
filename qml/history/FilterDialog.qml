pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Lets the user choose a value for one filter of the list of matches.
Dialog {
    id: root

    required property MatchShelf shelf
    property int filter: 0
    readonly property var names: open ? shelf.filters[filter].names : []
    signal closed()

    function ask(filter: int) {
        root.filter = filter
        root.open = true
        list.currentIndex = root.shelf.filters[filter].current
        list.forceActiveFocus()
    }
    function close() {
        root.open = false
        root.closed()
    }
    function choose(index: int) {
        root.shelf.choose(root.filter, index)
        root.close()
    }

    title: open ? shelf.filters[filter].label : ""
    boxWidth: Theme.tx(380)
    onDismissed: close()

    ItemList {
        id: list
        width: parent.width
        height: Math.min(contentHeight, Math.max(Theme.tx(120), root.height - Theme.tx(180)))
        focus: true
        model: root.names
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onReturnPressed: root.choose(list.currentIndex)
        Keys.onEnterPressed: root.choose(list.currentIndex)
        Keys.onSpacePressed: root.choose(list.currentIndex)
        delegate: Rectangle {
            id: line
            required property int index
            required property string modelData
            objectName: "choice" + index
            width: list.width
            height: word.height + Theme.tx(14)
            radius: Theme.radiusSmall
            color: list.currentIndex === index ? Theme.actSoft : hover.hovered ? Theme.raisedHover : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData
            Accessible.onPressAction: root.choose(line.index)
            PlainText {
                id: word
                x: Theme.tx(10)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x
                text: line.modelData
                wrapMode: Text.Wrap
                color: list.currentIndex === line.index ? Theme.act : Theme.text
                font: Theme.body
                Accessible.ignored: true
            }
            HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
            PressArea { onClicked: root.choose(line.index) }
        }
    }
}
