import QtQuick
import Playmat

// Several lines to write into. Tab and Shift+Tab leave them.
Rectangle {
    id: root

    property alias text: edit.text
    property string label

    function forceActiveFocus() { edit.forceActiveFocus() }
    function leave(event: var, forward: bool) {
        event.accepted = true
        edit.nextItemInFocusChain(forward).forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason)
    }

    implicitHeight: Theme.tx(120)
    radius: Theme.radius
    color: Theme.pressed
    border { width: edit.activeFocus ? Theme.focusWidth : Theme.hair; color: edit.activeFocus ? Theme.focus : Theme.outline }

    Flickable {
        id: area
        anchors { fill: parent; margins: Theme.tx(10) }
        contentWidth: width
        contentHeight: edit.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        function follow(place: rect) {
            contentY = Math.max(0, Math.min(place.y, Math.max(contentY, place.y + place.height - height)))
        }

        TextEdit {
            id: edit
            objectName: root.objectName + "Edit"
            width: parent.width
            height: Math.max(implicitHeight, area.height) // the whole box accepts clicks
            color: Theme.text
            selectionColor: Theme.mine
            font: Theme.body
            wrapMode: TextEdit.Wrap
            selectByMouse: true
            textFormat: TextEdit.PlainText
            activeFocusOnTab: true
            Keys.priority: Keys.BeforeItem
            Keys.onTabPressed: event => root.leave(event, true)
            Keys.onBacktabPressed: event => root.leave(event, false)
            Accessible.role: Accessible.EditableText
            Accessible.name: root.label
            onCursorRectangleChanged: area.follow(cursorRectangle)
        }
    }
}
