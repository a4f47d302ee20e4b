import QtQuick
import Playmat
import Playmat.Table

// An edge without an open hand: the player's name, resources and piles.
Item {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property tableGeometry geometry: session.geometry
    readonly property seatInfo info: theirs ? session.farSeat : session.nearSeat
    readonly property var place: theirs ? geometry.theirInfo : geometry.ownInfo
    readonly property var resources: theirs ? geometry.theirResources : geometry.ownResources
    readonly property var discard: theirs ? geometry.theirDiscard : geometry.ownDiscard
    readonly property var deck: theirs ? geometry.theirDeck : geometry.ownDeck

    component Count: PlainText {
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        color: Theme.text
        font { family: Theme.face; weight: Font.Bold; pixelSize: Theme.sx(12.5) }
    }

    Rectangle {
        y: root.place.y
        width: root.geometry.table.width
        height: root.place.height
        color: Theme.band
        Rectangle { y: root.theirs ? parent.height - height : 0; width: parent.width; height: Theme.hair; color: Theme.line }
    }
    Avatar {
        id: face
        x: Theme.px(12)
        y: root.place.y + Math.round((root.place.height - height) / 2)
        initial: root.info.initial
        theirs: root.theirs
        decides: root.info.decides
    }
    SeatName {
        anchors { left: face.right; leftMargin: Theme.px(9); verticalCenter: face.verticalCenter }
        width: (root.theirs ? root.geometry.theirEye : root.geometry.ownEye).x - x
        info: root.info
    }
    ResourceCount {
        x: root.resources.x + root.resources.width + Theme.px(10)
        y: root.place.y + Math.round((root.place.height - height) / 2)
        ready: root.info.resourcesReady
        total: root.info.resourcesTotal
    }
    Pile {
        x: root.discard.x
        y: root.discard.y
        z: 4
        width: root.discard.width
        height: root.discard.height
        topCard: root.info.discardTop
        count: root.info.discardCount
        theirs: root.theirs
        back: false
    }
    Row {
        x: root.discard.x + root.discard.width + Theme.px(7)
        y: root.place.y
        height: root.place.height
        scale: Math.min(1, (root.deck.x - x - Theme.px(5)) / width)
        transformOrigin: Item.Left
        spacing: Theme.px(5)
        Count { text: qsTr("Discard"); color: Theme.muted; font.weight: Font.Normal }
        Count { text: root.info.discardCount }
    }
    Pile {
        x: root.deck.x
        y: root.deck.y
        width: root.deck.width
        height: root.deck.height
        count: root.info.deckCount
        theirs: root.theirs
    }
    Row {
        x: root.deck.x + root.deck.width + Theme.px(7)
        y: root.place.y
        height: root.place.height
        scale: Math.min(1, (root.geometry.table.width - x - Theme.px(4)) / width)
        transformOrigin: Item.Left
        spacing: Theme.px(5)
        Count { text: qsTr("Deck"); color: Theme.muted; font.weight: Font.Normal }
        Count { text: root.info.deckCount }
    }
}
