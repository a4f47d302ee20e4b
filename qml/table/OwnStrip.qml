import QtQuick
import Playmat
import Playmat.Table

// The lower edge: name, resources, piles. The hand between them is made of cards.
Item {
    id: root

    required property TableSession session
    readonly property tableGeometry geometry: session.geometry
    readonly property seatInfo info: session.nearSeat

    Rectangle {
        x: 0
        y: root.geometry.ownBand.y
        width: root.geometry.ownBand.width
        height: root.geometry.ownBand.height
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.fade(Theme.tableEdge, .5) }
            GradientStop { position: 1; color: Theme.fade(Theme.tableEdge, .85) }
        }
        Rectangle { width: parent.width; height: Theme.hair; color: Theme.line }
    }
    Avatar {
        id: face
        x: Theme.px(12)
        y: root.geometry.ownBand.y + Theme.px(14)
        initial: root.info.initial
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
            font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.px(15) }
        }
        PlainText {
            width: parent.width
            text: root.info.passed ? qsTr("passed · %1").arg(root.info.deckTitle) : root.info.deckTitle
            elide: Text.ElideRight
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.px(11.5) }
        }
    }
    ResourceCount {
        x: Theme.px(12)
        y: root.geometry.ownResources.y + root.geometry.ownResources.height + Theme.px(8)
        ready: root.info.resourcesReady
        total: root.info.resourcesTotal
    }
    Pile {
        x: root.geometry.ownDiscard.x
        y: root.geometry.ownDiscard.y
        z: 4
        width: root.geometry.ownDiscard.width
        height: root.geometry.ownDiscard.height
        count: root.info.discardCount
        label: qsTr("Discard")
        topCard: root.info.discardTop
        back: false
    }
    Pile {
        x: root.geometry.ownDeck.x
        y: root.geometry.ownDeck.y
        width: root.geometry.ownDeck.width
        height: root.geometry.ownDeck.height
        count: root.info.deckCount
        label: qsTr("Deck")
    }
}
