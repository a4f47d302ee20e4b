import QtQuick
import Playmat
import Playmat.Table

// The card in the preview, as large as the window allows, both sides of it, with everything explained.
FocusScope {
    id: root

    required property TableSession session
    property bool open: false
    readonly property string cardId: session.preview.facts.cardId

    // Without a card it would stay open, unseen, until the next card is pointed at.
    function inspect() { root.open = root.cardId !== "" }
    function scrollBy(dy: real) {
        const shown = sides.item as PreviewSides
        if (shown)
            shown.scrollBy(dy)
    }
    function key(event: var) {
        event.accepted = true // what closes it does nothing else
        switch (event.key) {
        case Qt.Key_Down: return root.scrollBy(Theme.tx(40))
        case Qt.Key_Up: return root.scrollBy(-Theme.tx(40))
        }
        root.open = false
    }
    // Not before it is wanted: it would be laid out with every card that is pointed at.
    function show() {
        if (!visible) {
            sides.source = ""
            return
        }
        sides.setSource(Qt.resolvedUrl("PreviewSides.qml"), { session: root.session, window: root })
        forceActiveFocus()
    }

    objectName: "previewLarge"
    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: visible ? session.preview.facts.accessibleName : ""
    visible: open && cardId !== ""
    z: 800
    onVisibleChanged: show()
    onCardIdChanged: if (cardId === "") open = false // it was covered
    Keys.onPressed: event => root.key(event)

    Rectangle { anchors.fill: parent; color: Theme.veil }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onClicked: root.open = false }
    Loader {
        id: sides
        anchors.centerIn: parent
    }
}
