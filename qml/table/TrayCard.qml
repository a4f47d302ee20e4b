pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A card of an open pile. One that may be played from there is used as on the table: a click picks it up, a drag takes
// it along, the right button opens its menu.
CardChoiceItem {
    id: root

    required property TableSession session
    required property Item table // whose points the signals tell
    readonly property bool usable: session.controller.desk.canUse(viewId) && mark >= 0 // asked again with each question
    signal carried(point at)
    signal dropped(point at)
    signal letGo()
    signal menuRequested(point at)

    kind: "trayCard"
    chooses: false
    onChosen: session.tray.use(viewId, false)
    onPointed: inside => session.preview.showCard(inside ? viewId : -1, mapToItem(null, 0, 0, width, height))

    MouseArea {
        property point from
        property bool carries: false

        function onTable(mouse: var): point { return mapToItem(root.table, mouse.x, mouse.y) }
        function moved(mouse: var) {
            const at = onTable(mouse)
            if (carries)
                return root.session.controller.pointer.move(at)
            carries = from.y - at.y > Theme.px(10) // along the pile it only looks
            if (carries)
                root.carried(at)
        }
        function up(mouse: var) {
            const at = onTable(mouse)
            if (carries) {
                carries = false
                root.dropped(at)
            } else if (mouse.button === Qt.LeftButton && containsMouse) {
                root.chosen()
            }
        }

        anchors.fill: parent
        enabled: root.usable
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        preventStealing: true
        onPressed: mouse => mouse.button === Qt.RightButton ? root.menuRequested(onTable(mouse)) : from = onTable(mouse)
        onPositionChanged: mouse => moved(mouse)
        onReleased: mouse => up(mouse)
        onCanceled: if (carries) root.letGo()
    }
}
