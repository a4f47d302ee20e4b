pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A picture of how a game ended: the hero of the winner, and a word that depends on whether the
// person won or lost, the game was a draw, or two people played. It is shown above the results and
// can be saved, so all its parts scale with its own size.
Item {
    id: root

    required property TableSession session
    property bool spacious: height > width * .4 // it has room for names and decks
    readonly property int winnerSeat: session.stage.board.winner
    readonly property bool draw: winnerSeat < 0
    readonly property var levels: Array.from(session.programs.levels)
    // The seat of the only person at the table; -1 if there are two people or none.
    readonly property int person: levels.filter(level => level === "").length === 1 ? levels.indexOf("") : -1
    readonly property bool lost: !draw && person >= 0 && person !== winnerSeat
    readonly property seatInfo near: session.stage.nearSeat
    readonly property seatInfo far: session.stage.farSeat
    readonly property seatInfo winner: winnerSeat === far.seat ? far : near
    readonly property string hero: session.stage.heroOf(draw ? near.seat : winner.seat)
    readonly property string otherHero: draw ? session.stage.heroOf(far.seat) : ""
    readonly property color tint: lost ? Theme.faceTheirs : draw ? Theme.faceTarget : Theme.crown
    readonly property real rim: Math.max(2, Math.round(height * .012))
    readonly property real pictureWidth: Math.round(Math.min(width * (otherHero !== "" ? .3 : .42), height * .8 / Theme.wideRatio))

    function word(): string {
        if (draw)
            return qsTrId("poster.draw")
        if (person < 0)
            return session.stage.board.resultTitle
        return lost ? qsTrId("poster.defeat") : qsTrId("poster.victory")
    }

    function line(seat: seatInfo): string { return Theme.spoken([seat.name, seat.deckTitle], " · ") }

    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: word() + ". " + session.stage.board.resultText

    component Hero: FacePicture {
        width: root.pictureWidth
        height: Math.round(width * Theme.wideRatio)
        form: "wide"
        anchors.verticalCenter: parent?.verticalCenter
    }

    Board { anchors.fill: parent; kind: root.session.scene }
    Rectangle { anchors.fill: parent; color: Theme.fade(Theme.inkSolid, root.lost ? .78 : .5) }
    Burst { // light behind the winner; the loser has none
        anchors.centerIn: left
        width: root.width * 1.1
        height: width
        kind: root.lost || root.draw ? "" : "rays"
    }
    Hero {
        id: left
        x: root.otherHero !== "" ? Math.round(root.width * .03) : Math.round(root.width * .06)
        cardId: root.hero
        dim: root.lost
    }
    Hero {
        visible: root.otherHero !== ""
        x: root.width - width - left.x
        cardId: root.otherHero
    }
    Column {
        id: words
        x: Math.round(left.x + (root.hero === "" ? 0 : left.width + root.width * .035))
        width: root.otherHero !== "" ? root.width - 2 * x : root.width - x - root.width * .04
        anchors { verticalCenter: parent.verticalCenter; verticalCenterOffset: Math.round(root.height * .1) } // the text rarely fills its room
        spacing: root.height * .015
        PlainText {
            width: parent.width
            horizontalAlignment: root.otherHero !== "" || root.hero === "" ? Text.AlignHCenter : Text.AlignLeft
            text: root.word()
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            color: root.tint
            style: Text.Outline
            styleColor: Theme.inkSolid
            font: Theme.worlds.lettered(Math.round(Math.min(root.height * .25, root.width * .085)))
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            horizontalAlignment: root.otherHero !== "" || root.hero === "" ? Text.AlignHCenter : Text.AlignLeft
            text: root.person < 0 && !root.draw ? root.session.stage.board.resultText : Theme.spoken([root.draw ? "" : root.session.stage.board.resultTitle, root.session.stage.board.resultText], ". ")
            height: Math.round(root.height * .36)
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            color: Theme.faceText
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Math.round(Math.max(Theme.sx(13), Math.min(root.height * .075, root.width * .022))) }
            Accessible.ignored: true
        }
        PlainText {
            visible: root.spacious
            width: parent.width
            horizontalAlignment: root.otherHero !== "" || root.hero === "" ? Text.AlignHCenter : Text.AlignLeft
            text: root.line(root.near) + "\n" + root.line(root.far)
            wrapMode: Text.WordWrap
            color: Theme.faceMuted
            font { family: Theme.face; pixelSize: Math.round(root.width * .018) }
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border { width: root.rim; color: root.tint }
    }
}
