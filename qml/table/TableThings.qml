pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Everything in the middle except the cards and the ground of shared places: tracks, who may act, the empty places of cards that are
// away, and the token.
Item {
    id: root

    required property TableSession session
    readonly property tableGeometry geometry: session.stage.geometry
    readonly property heldCard hand: session.controller.aim.held
    readonly property bool takes: hand.token

    enabled: Assistance.listens // only looked at: TableInput takes all input

    component AwayCards: Item {
        id: cards
        property seatInfo info
        property bool near: false
        property awayInfo nobody // while a delegate goes
        Repeater {
            model: cards.info.away.length
            WideCard {
                required property int index
                readonly property awayInfo card: cards.info.away[index] ?? cards.nobody
                readonly property var place: root.geometry.spot(card.region, card.spot, cards.near)
                x: place.x
                y: place.y
                width: place.width
                height: place.height
                cardId: card.cardId
                name: card.name
                deployed: true
                epicUsed: card.spent
            }
        }
    }

    Repeater {
        model: 2 * root.geometry.bases.length
        BaseName {
            required property int index
            property basePlace none
            base: root.geometry.bases[Math.floor(index / 2)] ?? none
            theirs: index % 2 === 1
            info: theirs ? root.session.stage.farSeat : root.session.stage.nearSeat
        }
    }
    StackColumn { anchors.fill: parent; session: root.session }
    StatusLines {
        readonly property var place: root.geometry.status
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        session: root.session
    }
    Repeater {
        model: root.geometry.tracks.length
        TrackColumn {
            required property int index
            anchors.fill: parent
            session: root.session
            track: root.geometry.tracks[index] ?? nowhere
        }
    }
    AwayCards { info: root.session.stage.nearSeat; near: true }
    AwayCards { info: root.session.stage.farSeat }
    TokenChip {
        readonly property bool held: root.takes
        readonly property tokenInfo token: root.session.stage.board.token
        objectName: token.id
        visible: token.text !== ""
        x: held ? root.hand.pointer.x - root.hand.grab.x : root.geometry.token.x
        y: held ? root.hand.pointer.y - root.hand.grab.y : root.geometry.token.y
        z: held ? 1000 : 0
        width: root.geometry.token.width
        height: root.geometry.token.height
        text: token.text
        brief: token.brief
        glyph: token.glyph
        spent: token.spent
        offered: root.session.controller.desk.prompt.canTakeToken
        downwards: token.seat === root.session.stage.nearSeat.seat
        onPressed: root.session.controller.desk.takeToken()
    }
}
