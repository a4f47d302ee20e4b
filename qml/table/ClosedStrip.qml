import QtQuick
import Playmat
import Playmat.Table

// The upper edge while the hand is closed: the other player's name, resources and piles. The backs of the cards hang in
// from the edge.
Item {
    id: root

    required property TableSession session
    readonly property tableGeometry geometry: session.geometry
    readonly property seatInfo info: session.farSeat

    component Count: PlainText {
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        color: Theme.text
        font { family: Theme.face; weight: Font.Bold; pixelSize: Theme.sx(12.5) }
    }

    Rectangle {
        width: root.geometry.theirBand.width
        height: root.geometry.theirBand.height
        color: Theme.band
        Rectangle { y: parent.height - height; width: parent.width; height: Theme.hair; color: Theme.line }
    }
    Avatar {
        id: face
        x: Theme.px(12)
        y: Math.round((root.geometry.theirBand.height - height) / 2)
        initial: root.info.initial
        theirs: true
        decides: root.info.decides
    }
    Column {
        anchors { left: face.right; leftMargin: Theme.px(9); verticalCenter: face.verticalCenter }
        width: Theme.px(110)
        PlainText {
            width: parent.width
            text: root.info.name
            elide: Text.ElideRight
            color: Theme.text
            font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(15) }
        }
        PlainText {
            width: parent.width
            text: root.info.status
            elide: Text.ElideRight
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(11.5) }
        }
    }
    ResourceCount {
        x: root.geometry.theirResources.x + root.geometry.theirResources.width + Theme.px(10)
        y: Math.round((root.geometry.theirBand.height - height) / 2)
        ready: root.info.resourcesReady
        total: root.info.resourcesTotal
    }
    Pile {
        x: root.geometry.theirDiscard.x
        y: root.geometry.theirDiscard.y
        z: 4
        width: root.geometry.theirDiscard.width
        height: root.geometry.theirDiscard.height
        topCard: root.info.discardTop
        count: root.info.discardCount
        theirs: true
        back: false
    }
    Row {
        x: root.geometry.theirDiscard.x + root.geometry.theirDiscard.width + Theme.px(7)
        y: 0
        height: root.geometry.theirBand.height
        spacing: Theme.px(5)
        Count { text: qsTr("Discard"); color: Theme.muted; font.weight: Font.Normal }
        Count { text: root.info.discardCount }
    }
    Pile {
        x: root.geometry.theirDeck.x
        y: root.geometry.theirDeck.y
        width: root.geometry.theirDeck.width
        height: root.geometry.theirDeck.height
        count: root.info.deckCount
        theirs: true
    }
    Row {
        x: root.geometry.theirDeck.x + root.geometry.theirDeck.width + Theme.px(7)
        y: 0
        height: root.geometry.theirBand.height
        spacing: Theme.px(5)
        Count { text: qsTr("Deck"); color: Theme.muted; font.weight: Font.Normal }
        Count { text: root.info.deckCount }
    }
}
