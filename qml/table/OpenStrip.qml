import QtQuick
import Playmat
import Playmat.Table

// A player's edge with room for an open hand: name, resources, piles. The hand beside them is made of cards.
Item {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property tableGeometry geometry: session.geometry
    readonly property seatInfo info: theirs ? session.farSeat : session.nearSeat
    readonly property var band: theirs ? geometry.theirBand : geometry.ownBand
    readonly property var place: theirs ? geometry.theirInfo : geometry.ownInfo
    readonly property var resources: theirs ? geometry.theirResources : geometry.ownResources
    readonly property var discard: theirs ? geometry.theirDiscard : geometry.ownDiscard
    readonly property var deck: theirs ? geometry.theirDeck : geometry.ownDeck

    Rectangle {
        y: root.band.y
        width: root.band.width
        height: root.band.height
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.fade(Theme.tableEdge, .5) }
            GradientStop { position: 1; color: Theme.fade(Theme.tableEdge, .85) }
        }
        Rectangle { y: root.theirs ? parent.height - height : 0; width: parent.width; height: Theme.hair; color: Theme.line }
    }
    Avatar {
        id: face
        x: root.place.x + Theme.px(12)
        y: root.place.y + Theme.px(14)
        initial: root.info.initial
        theirs: root.theirs
        decides: root.info.decides
    }
    SeatName {
        anchors { left: face.right; leftMargin: Theme.px(9); verticalCenter: face.verticalCenter }
        width: root.place.x + root.place.width - x - Theme.px(8)
        info: root.info
    }
    ResourceCount {
        x: root.place.x + Theme.px(12)
        y: root.resources.y + root.resources.height + Theme.px(8)
        ready: root.info.resourcesReady
        total: root.info.resourcesTotal
    }
    Pile {
        x: root.discard.x
        y: root.discard.y
        z: 4
        width: root.discard.width
        height: root.discard.height
        count: root.info.discardCount
        label: qsTr("Discard")
        theirs: root.theirs
        topCard: root.info.discardTop
        back: false
    }
    Pile {
        x: root.deck.x
        y: root.deck.y
        width: root.deck.width
        height: root.deck.height
        count: root.info.deckCount
        label: qsTr("Deck")
        theirs: root.theirs
    }
}
