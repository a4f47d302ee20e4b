import QtQuick
import Playmat
import Playmat.Table

// A line of a deck between two games: a heading, or a card with its number of copies, how that differs from the deck's own
// list, and a button that moves a copy.
Item {
    id: root

    required property bool heading
    required property string name
    required property int count
    required property int change
    required property bool movable
    required property cardFacts facts
    property string glyph
    property string moveWords
    readonly property string shownName: facts.name !== "" ? facts.name : name // without what lists add to it
    property bool chosen: false // the keys act on this line
    property CardDrag carrier: null
    property int line: -1
    property Item source: null
    signal moveRequested()
    signal pressed()
    signal shown()

    function show() {
        if (!root.heading)
            root.shown()
    }
    function changeWords(): string { return root.change === 0 ? "" : root.change > 0 ? "+" + root.change : "−" + -root.change }

    objectName: heading ? "" : "board_" + (facts.cardId !== "" ? facts.cardId : name)
    Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: heading ? name + " " + count
        : Theme.spoken([qsTrId("deck_row.of").arg(count).arg(shownName), facts.typeWord, change === 0 ? "" : Theme.filled(qsTrId("board_row.than_in_the_list"), [root.changeWords()])], ", ")
    Accessible.onPressAction: if (root.movable) root.moveRequested(); else root.pressed()

    PlainText {
        visible: root.heading
        anchors { fill: parent; bottomMargin: Theme.px(3) }
        verticalAlignment: Text.AlignBottom
        text: root.name + "  ·  " + root.count
        elide: Text.ElideRight
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(11.5) }
        Accessible.ignored: true
    }
    CardStrip {
        visible: !root.heading
        anchors { fill: parent; topMargin: Theme.px(2) }
        facts: root.facts
        name: root.name
        known: root.facts.cardId !== ""
        picked: root.chosen
        room: tools.width + Theme.px(12)
        HoverHandler { onHoveredChanged: if (hovered) root.show() }
        DragArea {
            carrier: root.movable ? root.carrier : null
            card: root.facts
            cardName: root.name
            line: root.line
            source: root.source
            onTapped: root.pressed()
            onDoubleClicked: if (root.movable) root.moveRequested()
        }
        Row {
            id: tools
            anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(5)
            PlainText {
                visible: root.change !== 0
                anchors.verticalCenter: parent.verticalCenter
                text: root.changeWords()
                color: root.change > 0 ? Theme.faceAct : Theme.faceMuted
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(12) }
                Accessible.ignored: true
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: "×" + root.count
                color: Theme.faceText
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
                Accessible.ignored: true
            }
            IconButton {
                objectName: "move_" + root.facts.cardId
                visible: root.movable
                activeFocusOnTab: false // Enter does the same for the chosen line
                size: Theme.sx(21)
                glyph: root.glyph
                text: root.moveWords
                Accessible.name: Theme.spoken([root.moveWords, root.shownName], ": ")
                onClicked: root.moveRequested()
            }
        }
    }
}
