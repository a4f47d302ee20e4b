import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A card of the test hand.
MiniCard {
    id: root

    required property int index
    required property cardFacts facts
    required property bool chosen
    required name
    property bool current: false
    property bool choosing: false // cards are marked for the mulligan
    readonly property bool hovered: hover.hovered
    signal shown()
    signal clicked()

    cardId: facts.cardId
    type: facts.type
    arena: facts.arena
    cost: facts.cost
    power: facts.printedPower
    hp: facts.printedHp
    aspects: facts.aspects
    keywords: facts.keywords
    face: facts.face
    pips: facts.pips
    inkable: facts.inkable
    lore: facts.printedLore
    moveCost: facts.moveCost
    note: facts.note
    opacity: chosen ? .45 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.selectable: choosing
    Accessible.selected: chosen

    Rectangle {
        visible: root.chosen
        anchors.centerIn: parent
        width: Theme.sx(26)
        height: width
        radius: width / 2
        color: Theme.inkSolid
        border { width: Theme.hair; color: Theme.faceAct }
        Glyph { anchors.centerIn: parent; width: Theme.sx(15); height: width; name: "redo"; color: Theme.faceAct }
    }
    FocusFrame { target: root; visible: root.current }
    HoverHandler { id: hover; cursorShape: root.choosing ? Qt.PointingHandCursor : Qt.ArrowCursor; onHoveredChanged: if (hovered) root.shown() }
    PressArea { onClicked: root.clicked() }
}
