import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A line of a deck in the editor: a heading, or a card with its number of copies and buttons that
// add and remove a copy.
Item {
    id: root

    property bool isHeading: false
    property string words // name of the heading or the card
    property int copies: 0
    property bool isKnown: true
    property cardFacts card
    property string note // of the player, on the card
    property bool editable: false
    property bool chosen: false // the keys act on this line
    property CardDrag carrier: null
    property int line: -1
    signal more()
    signal less()
    signal shown()
    signal pressed()

    readonly property string label: words + " ×" + copies // end-to-end tests read it

    Accessible.role: isHeading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: isHeading ? words + " " + copies
        : Theme.spoken([qsTrId("deck_row.of").arg(copies).arg(words), isKnown ? card.typeWord : qsTrId("desk_row.not_known"), note], ", ")
    Accessible.onPressAction: root.pressed()

    PlainText {
        visible: root.isHeading
        anchors { fill: parent; bottomMargin: Theme.px(3) }
        verticalAlignment: Text.AlignBottom
        text: root.words + "  ·  " + root.copies
        elide: Text.ElideRight
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(11.5) }
        Accessible.ignored: true
    }
    CardStrip {
        visible: !root.isHeading
        anchors { fill: parent; topMargin: Theme.px(2) }
        facts: root.card
        name: root.words
        known: root.isKnown
        picked: root.chosen
        room: tools.width + Theme.px(12)
        HoverHandler { id: hover; onHoveredChanged: if (hovered) root.shown() }
        DragArea {
            carrier: root.editable && !root.isHeading ? root.carrier : null
            card: root.card
            cardName: root.words
            line: root.line
            onTapped: root.pressed()
        }
        Row {
            id: tools
            anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(4)
            IconButton {
                objectName: "less_" + root.card.cardId
                visible: root.editable && (hover.hovered || root.chosen)
                activeFocusOnTab: false // the key − does the same for the chosen line
                size: Theme.sx(21)
                glyph: "minus"
                text: Theme.filled(qsTrId("desk_row.one_less"), [root.words])
                onClicked: root.less()
            }
            IconButton {
                objectName: "more_" + root.card.cardId
                visible: root.editable && (hover.hovered || root.chosen)
                activeFocusOnTab: false
                size: Theme.sx(21)
                glyph: "plus"
                text: Theme.filled(qsTrId("desk_row.one_more"), [root.words])
                onClicked: root.more()
            }
            Glyph {
                visible: root.note !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.sx(13)
                height: width
                name: "book"
                color: Theme.faceAct
                HoverHandler { id: overNote }
                Tip { text: root.note; visible: overNote.hovered }
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: "×" + root.copies
                color: Theme.faceText
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
                Accessible.ignored: true
            }
        }
    }
}
