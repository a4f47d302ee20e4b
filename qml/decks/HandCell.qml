import QtQuick
import Playmat
import Playmat.Paint

// A card of the test hand.
FactsMini {
    id: root

    required property int index
    required facts
    required property bool chosen
    required name
    property bool current: false
    property bool choosing: false // cards are marked for the mulligan
    readonly property bool hovered: hover.hovered
    signal shown()
    signal clicked()

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
