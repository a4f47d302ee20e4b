import QtQuick
import Playmat
import Playmat.Table

// A card of a deck in one line: its cost, its name on a strip of its picture, the number of copies.
// picked  whether it is the card shown large
CardStrip {
    id: root

    required property deckCardLine line
    signal shown()

    readonly property string label: facts.name + " ×" + line.count // for end-to-end tests

    facts: line.facts
    room: number.width + Theme.px(16)
    implicitHeight: Theme.sx(27)
    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.spoken([qsTrId("deck_row.of").arg(line.count).arg(facts.name), facts.subtitle, facts.typeWord], ", ")
    Accessible.onPressAction: root.shown()
    onActiveFocusChanged: if (activeFocus) root.shown()

    PlainText {
        id: number
        anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        text: "×" + root.line.count
        color: Theme.faceText
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
    FocusFrame { target: root }
    HoverHandler { onHoveredChanged: if (hovered) root.shown() }
}
