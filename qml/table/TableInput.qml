import QtQuick
import Playmat
import Playmat.Table

// All pointers and keys of the table go through here to the controller, which finds out for itself what is where.
FocusScope {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    signal inspectRequested()
    signal scrolled(real dy) // what is too long in the preview or on the raised card

    // Over an arena with more units than it shows the wheel goes through them, else through the text that is read.
    function wheelTurned(wheel: var) {
        const near = wheel.y >= root.session.stage.geometry.midY
        const rows = (wheel.angleDelta.y < 0) === near ? 1 : -1
        if (wheel.angleDelta.y !== 0 && !root.session.stage.scrollTiles(Qt.point(wheel.x, wheel.y), rows))
            root.scrolled(-wheel.angleDelta.y / 120 * Theme.tx(40))
    }

    // With Ctrl the arrows gather what goes together, and Space takes a card in or out.
    function gather(event: var): bool {
        switch (event.modifiers & Qt.ControlModifier ? event.key : 0) {
        case Qt.Key_Left: root.controller.keys.gather(-1, 0); return true
        case Qt.Key_Right: root.controller.keys.gather(1, 0); return true
        case Qt.Key_Up: root.controller.keys.gather(0, -1); return true
        case Qt.Key_Down: root.controller.keys.gather(0, 1); return true
        case Qt.Key_Space: root.controller.keys.gatherThis(); return true
        }
        return false
    }
    function key(event: var) {
        if (gather(event))
            return
        switch (event.key) {
        case Qt.Key_Left: return root.controller.keys.move(-1, 0)
        case Qt.Key_Right: return root.controller.keys.move(1, 0)
        case Qt.Key_Up: return root.controller.keys.move(0, -1)
        case Qt.Key_Down: return root.controller.keys.move(0, 1)
        case Qt.Key_Home: return root.controller.keys.toEnd(false)
        case Qt.Key_End: return root.controller.keys.toEnd(true)
        case Qt.Key_Return: case Qt.Key_Enter: return root.controller.keys.activate()
        case Qt.Key_Menu: return root.controller.keys.openMenu()
        case Qt.Key_I: return root.inspectRequested()
        case Qt.Key_PageUp: return root.scrolled(-Theme.tx(90))
        case Qt.Key_PageDown: return root.scrolled(Theme.tx(90))
        }
        if (event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier))
            return root.controller.keys.openMenu()
        event.accepted = false
    }
    function step(event: var, direction: int) {
        event.accepted = root.controller.keys.step(direction)
    }

    objectName: "table"
    focus: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTrId("table_input.table")
    Keys.onTabPressed: event => root.step(event, 1)
    Keys.onBacktabPressed: event => root.step(event, -1)
    Keys.onPressed: event => root.key(event)

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        preventStealing: true

        function down(mouse: var) {
            root.forceActiveFocus()
            if (mouse.button === Qt.RightButton)
                root.controller.menu.openAt(Qt.point(mouse.x, mouse.y))
            else
                root.controller.pointer.press(Qt.point(mouse.x, mouse.y), (mouse.modifiers & Qt.ControlModifier) !== 0)
            if (!pressed) // it ended the last blow, and the results took the button
                root.controller.cancel()
        }
        function moved(mouse: var) {
            const at = Qt.point(mouse.x, mouse.y)
            if (pressedButtons & Qt.LeftButton)
                root.controller.pointer.move(at)
            else
                root.controller.pointer.hover(at)
        }
        function up(mouse: var) {
            if (mouse.button === Qt.LeftButton)
                root.controller.pointer.release(Qt.point(mouse.x, mouse.y))
        }

        // A finger has nothing to hover with. With a mouse a long press is the start of a slow drag.
        function held(mouse: var) {
            if (mouse.source === Qt.MouseEventNotSynthesized || root.controller.state !== TableController.Pressed)
                return
            root.controller.cancel()
            root.controller.pointer.hover(Qt.point(mouse.x, mouse.y))
            if (root.controller.pointer.hovered >= 0) // otherwise it would be the card that was shown last
                root.inspectRequested()
        }

        onPressed: mouse => down(mouse)
        onPressAndHold: mouse => held(mouse)
        onPositionChanged: mouse => moved(mouse)
        onReleased: mouse => up(mouse)
        onCanceled: root.controller.cancel()
        onExited: root.controller.pointer.leave()
        onWheel: wheel => root.wheelTurned(wheel)
    }
}
