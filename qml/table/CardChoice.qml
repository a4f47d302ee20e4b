pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Cards that do not lie on the table: a search, a discard pile, somebody's hand. While they are hidden from whoever
// looks, they lie on their backs and a word says how to look.
Item {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.prompt
    readonly property bool covered: prompt.isPrivate && session.seating === TableSession.Peek
                                    && session.peeking !== prompt.seat

    height: list.height + (look.visible ? look.height + Theme.px(10) : 0)

    ListView {
        id: list
        width: root.width
        height: Theme.px(210)
        orientation: ListView.Horizontal
        spacing: Theme.px(10)
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.controller.choices
        Accessible.role: Accessible.List
        Accessible.name: root.controller.prompt.text
        Keys.onReturnPressed: root.controller.choose(currentIndex)
        Keys.onEnterPressed: root.controller.choose(currentIndex)
        Keys.onSpacePressed: root.controller.choose(currentIndex)
        delegate: CardChoiceItem {
            height: list.height
            current: index === list.currentIndex && list.activeFocus
            onChosen: root.controller.choose(index)
        }
    }
    PushButton {
        id: look
        objectName: "lookButton"
        visible: root.covered
        anchors { top: list.bottom; topMargin: Theme.px(10) }
        glyph: "eye"
        text: qsTr("Look at the cards")
        onClicked: root.session.peekToggle(root.prompt.seat)
    }
}
