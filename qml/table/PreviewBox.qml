pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A card with its keywords explained and its values accounted for, and the card that is held over it. What does not fit
// is scrolled: by the wheel, even over the table, and by Page Up and Page Down.
//   faceless    the table shows the card whole already: only the lines
//   mostWidth, mostHeight   of the box
Rectangle {
    id: root

    required property TableSession session
    property cardFacts facts
    property cardFacts held
    property bool faceless: false
    property bool live: false // false: it is out of sight and its lines are not made
    property int mostWidth: 1000
    property int mostHeight: 1000
    readonly property bool aims: held.cardId !== ""
    readonly property bool paired: aims && held.rules !== "" && !faceless
    readonly property int faceWidth: paired ? Math.min(Theme.tx(180), (mostWidth - 2 * pad - Theme.tx(8)) / 2) : Math.min(Theme.tx(208), mostWidth - 2 * pad)
    readonly property int pad: Theme.tx(9)
    readonly property int room: mostHeight - 2 * pad - (why.height > 0 ? why.height + column.spacing : 0)
    // What has no words is not worth the room while something else is aimed at it.
    readonly property bool empty: lines.count === 0 && (faceless || (aims && facts.rules === "" && held.rules === ""))

    function scrollBy(dy: real) {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + dy))
    }

    component Face: FactsCard {
        width: root.faceWidth
        height: Math.max(neededHeight, Math.min(Math.round(width * Theme.cardRatio), root.room))
    }

    objectName: "previewBox"
    visible: live && !empty
    width: faces.width + 2 * pad
    height: Math.min(column.height + 2 * pad, mostHeight)
    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: Theme.hair; color: Theme.outline }
    onFactsChanged: scroll.contentY = 0

    Shade { spread: Theme.tx(5) }
    Flickable {
        id: scroll
        objectName: "previewScroll"
        x: root.pad
        y: root.pad
        width: faces.width
        height: root.height - 2 * root.pad
        clip: contentHeight > height
        contentWidth: width
        contentHeight: column.height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: faces.width
            spacing: Theme.tx(8)
            Row {
                id: faces
                height: root.faceless ? 0 : implicitHeight
                visible: !root.faceless
                width: root.paired ? 2 * root.faceWidth + spacing : root.faceWidth
                spacing: Theme.tx(8)
                Face { visible: root.paired; facts: root.held; objectName: "previewHeld" }
                Face { facts: root.facts; objectName: "previewCard" }
            }
            Column {
                id: why
                width: parent.width - Theme.tx(4) // next to the scroll mark
                spacing: Theme.tx(3)
                Repeater {
                    id: lines
                    model: root.live ? root.session.preview.explain : null
                    ExplainLine { width: why.width; onFollowed: root.session.follow(link) }
                }
            }
        }
    }
    ScrollMark { view: scroll }
}
