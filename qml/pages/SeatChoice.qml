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
    readonly property int leaderWidth: Math.round(Math.min(width * .57, (height - Theme.px(170)) / Theme.wideRatio))
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
        width: Theme.px(150)
        height: Theme.px(32)
        maximumLength: 24
        text: root.settings.playerName(root.seat)
        placeholder: qsTr("Name")
        label: root.theirs ? qsTr("Name of the upper player") : qsTr("Name of the lower player")
        textFont: Qt.font({ family: Theme.display, weight: Font.Bold, pixelSize: Theme.px(15) })
        onEdited: root.settings.setPlayerName(root.seat, text)
    }
    PlainText {
        anchors { left: nameBox.right; leftMargin: Theme.px(10); verticalCenter: nameBox.verticalCenter; right: parent.right }
        text: root.deck.title
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.px(13) }
    }
    LeaderCard {
        id: leader
        y: Theme.px(44)
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
        counts: root.deck.curve
    }
    Row {
        id: pictures
        height: Math.max(Theme.px(40), Math.min(Theme.px(62), root.height - y - Theme.px(52)))
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
        y: pictures.y + pictures.height + Theme.px(12)
        spacing: Theme.px(14)
        PushButton {
            objectName: "changeDeck" + root.seat
            implicitHeight: Theme.px(32)
            glyph: "deck"
            text: qsTr("Change the deck")
            Accessible.name: root.theirs ? qsTr("Change the deck of the upper player") : qsTr("Change the deck of the lower player")
            onClicked: root.deckRequested()
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            width: root.width - x
            text: root.deck.factsText
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.px(12) }
        }
    }
}
