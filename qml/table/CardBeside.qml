import QtQuick
import Playmat
import Playmat.Table

// The card that is pointed at, large, next to where it lies: after a moment, and never over it. It takes no input, so it
// is in nobody's way.
//   off  something else has opened there
Item {
    id: root

    required property TableSession session
    property bool off: false
    readonly property previewPlace place: session.preview.place
    readonly property bool open: due && !off
    property bool due: false
    property int shownCard: -2
    readonly property int gap: Theme.px(10)
    readonly property rect about: place.inWindow ? mapFromItem(null, place.rect.x, place.rect.y, place.rect.width, place.rect.height) : place.rect
    readonly property PreviewBox box: loader.item as PreviewBox
    readonly property point spot: open ? session.preview.placeFor(about, Qt.size(box?.width ?? 0, box?.height ?? 0), Qt.size(width, height), gap) : Qt.point(0, 0)

    function scrollBy(dy: real) {
        if (root.open)
            root.box.scrollBy(dy)
    }
    // Another card of the table is waited for anew, so that the pointer finds its way between the cards; one that a link
    // names replaces the last at once.
    function renew() {
        if (!root.place.shown) {
            wait.stop()
            root.due = false
        } else if (root.place.card !== root.shownCard || !root.due) {
            root.due = root.due && root.place.card < 0 && root.shownCard < 0
            root.shownCard = root.place.card
            wait.restart()
        }
        root.take()
    }
    function take() {
        if (!root.due || !root.box)
            return
        root.box.facts = root.session.preview.facts
        root.box.held = root.session.preview.heldFacts
        root.box.faceless = root.place.whole
    }
    function show() {
        if (!root.box) // not before the first card is pointed at
            loader.setSource(Qt.resolvedUrl("PreviewBox.qml"), { session: root.session })
        root.due = true
        root.take()
    }
    enabled: false
    Timer { id: wait; interval: root.session.preview.delay; onTriggered: root.show() }
    Connections {
        target: root.session.preview
        function onPlaceChanged() { root.renew() }
        function onChanged() { root.take() }
    }
    Component.onCompleted: renew()

    Loader { id: loader }
    Binding { target: root.box; property: "live"; value: root.open }
    Binding { target: root.box; property: "mostWidth"; value: Math.max(root.about.x, root.width - root.about.x - root.about.width) - 2 * root.gap }
    Binding { target: root.box; property: "mostHeight"; value: root.height - 2 * root.gap }
    Binding { target: root.box; property: "x"; value: root.spot.x }
    Binding { target: root.box; property: "y"; value: root.spot.y }
}
