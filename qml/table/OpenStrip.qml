import QtQuick
import Playmat
import Playmat.Table

// A player's edge with room for an open hand: name, resources, piles. The hand between them is made of cards.
Item {
    id: root

    required property TableSession session
    property bool theirs: false
    readonly property seatInfo info: theirs ? session.farSeat : session.nearSeat
    readonly property var band: theirs ? session.geometry.theirBand : session.geometry.ownBand
    readonly property var resources: theirs ? session.geometry.theirResources : session.geometry.ownResources
    readonly property var discard: theirs ? session.geometry.theirDiscard : session.geometry.ownDiscard
    readonly property var deck: theirs ? session.geometry.theirDeck : session.geometry.ownDeck

    Rectangle {
        x: 0
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
        x: Theme.px(12)
        y: root.band.y + Theme.px(14)
        initial: root.info.initial
        theirs: root.theirs
        decides: root.info.decides
    }
    Column {
        anchors { left: face.right; leftMargin: Theme.px(9); verticalCenter: face.verticalCenter }
        width: Theme.px(170)
        PlainText {
            width: parent.width
            text: root.info.name
            elide: Text.ElideRight
            color: Theme.text
            font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(15) }
        }
        PlainText {
            width: parent.width
            text: root.info.passed ? qsTr("passed · %1").arg(root.info.deckTitle) : root.info.deckTitle
            elide: Text.ElideRight
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(11.5) }
        }
    }
    ResourceCount {
        x: Theme.px(12)
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
