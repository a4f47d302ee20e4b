pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Lines to choose from; in an order they are moved with Alt and the arrows or with the buttons.
ItemList {
    id: root

    required property TableController controller
    property string needle: ""
    readonly property bool orders: controller.desk.choice === "order"

    function take(index: int) {
        if (root.controller.desk.choice === "name")
            root.controller.desk.chooseName(index)
        else if (!root.orders)
            root.controller.desk.choose(index)
    }
    function next(from: int, by: int): int {
        return root.controller.desk.nextName(from, by, root.needle)
    }
    function takeFirst() {
        const first = root.needle === "" ? -1 : next(-1, 1)
        if (first >= 0)
            root.take(first)
    }
    function enter() {
        currentIndex = Math.max(0, next(-1, 1))
        forceActiveFocus()
    }
    function moveLine(index: int, by: int) {
        root.controller.desk.moveChoice(index, Math.max(0, Math.min(count - 1, index + by)))
    }
    function shift(event: var, by: int) {
        if (root.orders && (event.modifiers & Qt.AltModifier)) {
            root.controller.desk.moveChoice(currentIndex, currentIndex + by)
            currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by))
        } else if (root.needle !== "") {
            currentIndex = Math.max(next(currentIndex, by), next(-1, 1)) // past those that are hidden
        } else {
            event.accepted = false
        }
    }

    interactive: contentHeight > height
    keyNavigationEnabled: true // even while there is nothing to scroll
    activeFocusOnTab: true
    model: controller.desk.choices
    Accessible.role: Accessible.List
    Accessible.name: root.controller.desk.prompt.text
    Keys.onReturnPressed: root.take(root.currentIndex)
    Keys.onEnterPressed: root.take(root.currentIndex)
    Keys.onSpacePressed: root.take(root.currentIndex)
    Keys.onUpPressed: event => root.shift(event, -1)
    Keys.onDownPressed: event => root.shift(event, 1)
    delegate: ChoiceLine {
        readonly property bool fits: root.needle === "" || label.toLowerCase().includes(root.needle.toLowerCase())
        width: ListView.view.width
        visible: fits
        height: fits ? implicitHeight : 0 // visible would also be false while the whole strip is hidden
        current: ListView.isCurrentItem && root.activeFocus
        orders: root.orders
        onChosen: root.take(index)
        onMoved: by => root.moveLine(index, by)
    }
}
