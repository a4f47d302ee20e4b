import QtQuick
import Playmat

// What scrolls when it is higher than its place: by wheel and finger, and whatever the keys reach comes into view.
Flickable {
    id: root

    readonly property Item reached: Window.activeFocusItem

    function bringIntoSight() {
        let within = root.reached
        while (within && within !== root.contentItem)
            within = within.parent
        if (!within || !root.visible || !root.interactive)
            return
        const top = root.reached.mapToItem(root.contentItem, 0, 0).y - Theme.gx(8)
        const bottom = top + root.reached.height + 2 * Theme.gx(8)
        root.contentY = Math.max(0, Math.min(top, Math.max(root.contentY, bottom - root.height)))
    }

    onReachedChanged: bringIntoSight()
    contentWidth: width
    clip: interactive
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
}
