pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// What a card can do, with costs; what it cannot do now comes last, with the reason.
FocusScope {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property bool open: controller.state === TableController.Menu
    property int current: 0
    property point rest: nowhere // where the pointer was when the menu opened
    readonly property point nowhere: Qt.point(-1, -1)

    // A pointer that only rests where the menu opens does not take the line from the keyboard.
    function pointAt(index: int) {
        if (rest !== nowhere && pointer.point.scenePosition !== rest)
            current = index
    }
    function step(by: int) {
        const count = controller.menu.lines.count
        if (count > 0)
            current = (current + by + count) % count
    }

    anchors.fill: parent
    visible: open
    z: 600
    onOpenChanged: {
        current = 0
        rest = nowhere
        if (open)
            forceActiveFocus()
    }
    Keys.onUpPressed: root.step(-1)
    Keys.onDownPressed: root.step(1)
    Keys.onTabPressed: root.step(1)
    Keys.onBacktabPressed: root.step(-1)
    Keys.onReturnPressed: root.controller.menu.choose(root.current)
    Keys.onEnterPressed: root.controller.menu.choose(root.current)
    Keys.onSpacePressed: root.controller.menu.choose(root.current)
    Keys.onEscapePressed: root.controller.cancel()

    HoverHandler {
        id: pointer
        onPointChanged: if (root.rest === root.nowhere) root.rest = point.scenePosition
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onPressed: root.controller.menu.close()
    }
    Rectangle {
        objectName: "menu"
        width: Math.min(Theme.lx(268), root.width - Theme.px(12))
        height: column.height + Theme.px(16)
        x: Math.round(Math.max(Theme.px(6), Math.min(root.width - width - Theme.px(6), root.controller.menu.at.x + Theme.px(10))))
        y: Math.round(Math.max(Theme.px(6), Math.min(root.height - height - Theme.px(6), root.controller.menu.at.y - height / 2)))
        radius: Theme.radius
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }
        Accessible.role: Accessible.PopupMenu
        Accessible.name: root.controller.menu.title

        Shade { spread: Theme.px(14) }
        MouseArea { anchors.fill: parent }
        Column {
            id: column
            x: Theme.px(8)
            y: Theme.px(8)
            width: parent.width - 2 * x
            PlainText {
                visible: text !== ""
                leftPadding: Theme.px(8)
                bottomPadding: Theme.px(5)
                text: root.controller.menu.title
                color: Theme.muted
                font: Theme.label
            }
            Repeater {
                model: root.controller.menu.lines
                MenuLine {
                    width: column.width
                    current: index === root.current
                    onChosen: root.controller.menu.choose(index)
                    onPointed: root.pointAt(index)
                }
            }
        }
    }
}
