pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// One seat: the player's name, the deck with its leader and base, its costs as a curve, a few of its cards.
Item {
    id: root

    required property int seat
    required property TableSettings settings
    required property DeckLibrary decks
    property bool theirs: false
    readonly property deckSummary deck: seat === 0 ? decks.nearDeck : decks.farDeck
    // Where there is little room the leader and the base stay large, and the few cards are left out.
    readonly property bool tight: height < Theme.px(300)
    readonly property int below: (tight ? Theme.px(12) : pictures.height + Theme.px(22)) + foot.height
    readonly property int leaderWidth: Math.round(Math.min(width * .57, (height - leader.y - below) / Theme.wideRatio))
    readonly property int baseWidth: Math.round(Math.min(leaderWidth * .66, width - leaderWidth - Theme.px(16)))
    signal deckRequested()

    Rectangle {
        id: dot
        y: Theme.px(12)
        width: Theme.px(10)
        height: width
        radius: width / 2
        color: root.theirs ? Theme.theirs : Theme.mine
    }
    TextBox {
        id: nameBox
        objectName: "name" + root.seat
        x: Theme.px(18)
        width: Theme.sx(130)
        height: Theme.sx(32)
        maximumLength: 24
        text: root.settings.playerName(root.seat)
        placeholder: qsTr("Name")
        label: root.theirs ? qsTr("Upper player's name") : qsTr("Lower player's name")
        textFont: Qt.font({ family: Theme.display, weight: Font.Bold, pixelSize: Theme.sx(15) })
        onEdited: root.settings.setPlayerName(root.seat, text)
    }
    PlainText {
        anchors { left: nameBox.right; leftMargin: Theme.px(10); verticalCenter: nameBox.verticalCenter; right: parent.right }
        text: root.deck.title
        height: nameBox.height + Theme.px(8)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        color: Theme.muted
        font { family: Theme.narrow; pixelSize: Theme.sx(13) }
    }
    LeaderCard {
        id: leader
        y: nameBox.height + Theme.px(12)
        width: root.leaderWidth
        height: Math.round(width * Theme.wideRatio)
        cardId: root.deck.leaderId
        name: root.deck.leaderName
        note: root.deck.leaderSubtitle
    }
    BaseCard {
        id: base
        anchors { left: leader.right; leftMargin: Theme.px(16) }
        y: leader.y
        width: root.baseWidth
        height: Math.round(width * Theme.wideRatio)
        cardId: root.deck.baseId
        name: root.deck.baseName
        hp: root.deck.baseHp
    }
    CostCurve {
        // Under the base where there is room, else beside it.
        readonly property real room: leader.height - base.height - Theme.px(12)
        readonly property bool beside: room < Theme.px(36)
        x: beside ? base.x + base.width + Theme.px(20) : base.x
        y: leader.y + leader.height - height
        width: beside ? Math.min(Theme.px(150), root.width - x) : base.width
        height: beside ? leader.height : room
        visible: width > Theme.px(70)
        counts: root.deck.curve
    }
    Row {
        id: pictures
        visible: !root.tight
        height: Math.max(Theme.px(40), Math.min(Theme.px(62), root.height * .18))
        y: leader.y + leader.height + Theme.px(10)
        spacing: Theme.px(7)
        Repeater {
            model: root.deck.keyCards
            FacePicture {
                required property string modelData
                width: Math.floor((root.width - 4 * Theme.px(7)) / 5)
                height: pictures.height
                form: "pic"
                cardId: modelData
            }
        }
    }
    Row {
        id: foot
        y: root.tight ? leader.y + leader.height + Theme.px(12) : pictures.y + pictures.height + Theme.px(12)
        spacing: Theme.px(14)
        PushButton {
            objectName: "changeDeck" + root.seat
            implicitHeight: Theme.sx(32)
            fontSize: Theme.sx(13)
            glyph: "deck"
            text: qsTr("Change the deck")
            Accessible.name: root.theirs ? qsTr("Change the upper player's deck") : qsTr("Change the lower player's deck")
            onClicked: root.deckRequested()
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            width: root.width - x
            text: root.deck.factsText
            wrapMode: Text.Wrap
            color: Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
        }
    }
}
