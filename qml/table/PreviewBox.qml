pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The card under the pointer, large, with its keywords explained and its values accounted for. The card takes the room
// available; what still does not fit is scrolled: by the wheel, even over the table, and by Page Up and Page Down.
Item {
    id: root

    required property TableSession session
    readonly property cardFacts facts: session.preview.facts
    readonly property bool shown: facts.cardId !== ""
    readonly property int room: height - (why.height > 0 ? why.height + column.spacing : 0) - 2 * edge
    readonly property int edge: Theme.tx(3) // for the shade of the card
    readonly property alias view: scroll

    function scrollBy(dy: real) {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + dy))
    }

    onShownChanged: scroll.contentY = 0

    Flickable {
        id: scroll
        objectName: "previewScroll"
        anchors.fill: parent
        clip: true
        contentWidth: width
        contentHeight: root.shown ? column.height + 2 * root.edge : height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            visible: root.shown
            y: root.edge
            width: parent.width
            spacing: Theme.tx(10)
            FactsCard {
                id: face
                objectName: "previewCard"
                anchors.horizontalCenter: parent.horizontalCenter
                width: root.width - Theme.tx(12)
                height: Math.max(neededHeight, Math.min(Math.round(width * Theme.cardRatio), root.room))
                facts: root.facts
                onCardIdChanged: scroll.contentY = 0
            }
            Column {
                id: why
                width: parent.width - Theme.tx(6) // beside the scroll mark
                spacing: Theme.tx(3)
                Repeater {
                    model: root.session.preview.explain
                    ExplainLine { width: why.width; onFollowed: root.session.follow(link) }
                }
            }
        }
    }
    ScrollMark { view: scroll }
    Column { // as much of it as there is room for
        id: hint
        visible: !root.shown && advice.height <= root.height
        anchors.centerIn: parent
        width: parent.width - Theme.tx(30)
        spacing: Theme.tx(8)
        Glyph {
            visible: height + hint.spacing + advice.height <= root.height
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.tx(30)
            height: width
            name: "eye"
            color: Theme.faint
        }
        PlainText {
            id: advice
            objectName: "previewHint"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTrId("preview_box.point_at_a_card_to")
            color: Theme.faint
            font: Theme.small
        }
    }
}
