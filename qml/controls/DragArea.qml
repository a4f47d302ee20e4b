import QtQuick
import Playmat
import Playmat.Table

// What can be pressed, over all of its parent, and dragged by a mouse that is over it; a finger scrolls the list instead.
//   carrier  shows what is dragged; without one, nothing can be dragged
MouseArea {
    id: root

    property CardDrag carrier: null
    property cardFacts card
    property string cardName
    property int line: -1 // in its list
    property Item source: null // its list
    property bool carrying: false // since the last press
    property point start
    signal tapped(int modifiers)

    anchors.fill: parent
    preventStealing: carrier !== null && over.hovered
    onPressed: mouse => {
        carrying = false
        start = Qt.point(mouse.x, mouse.y)
    }
    onPositionChanged: mouse => {
        const far = Math.abs(mouse.x - start.x) + Math.abs(mouse.y - start.y) > drag.threshold
        if (pressed && carrier !== null && far && !carrying) {
            carrying = true
            carrier.begin(card, cardName, line, source)
        }
        if (carrying)
            carrier.move(mapToItem(null, mouse.x, mouse.y))
    }
    onReleased: if (carrying) carrier.end()
    onCanceled: if (carrying) carrier.cancel()
    Component.onDestruction: if (pressed && carrying) carrier?.cancel() // its row was removed
    onClicked: mouse => { if (!carrying) root.tapped(mouse.modifiers) }

    HoverHandler { id: over }
}
