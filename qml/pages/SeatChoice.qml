pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// One seat: the player's name, the deck with the cards in front of it, its costs as a curve, a few of its cards.
Item {
    id: root

    required property int seat
    required property TableSettings settings
    required property DeckLibrary decks
    required property ProgramSeats programs
    property bool theirs: false
    property bool programmed: true // the program plays this game
    readonly property bool led: deck.frontId !== "" // the deck has cards in front of it
    readonly property bool program: settings.programs[seat] !== ""
    readonly property bool surprise: program && settings.surprise
    readonly property deckSummary deck: seat === 0 ? decks.nearDeck : decks.farDeck
    // Where there is little room those in front stay large, and the few cards are left out.
    readonly property bool tight: height < Theme.px(program ? 340 : 300)
    readonly property bool narrow: width < Theme.sx(330)
    readonly property int below: (tight ? Theme.px(12) : pictures.height + Theme.px(22)) + foot.height
    readonly property int frontWidth: Math.round(Math.min(width * .57, (height - front.y - below) / Theme.wideRatio))
    readonly property int baseWidth: Math.round(Math.min(frontWidth * .66, width - frontWidth - Theme.px(16)))
    signal deckRequested()
    signal viewRequested()

    readonly property string level: settings.programs[seat]
    onLevelChanged: nameBox.text = settings.seatName(seat) // the usual one of a program tells its level

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
        width: root.program ? Theme.sx(170) : Theme.sx(130)
        height: Theme.sx(32)
        maximumLength: 24
        text: root.settings.seatName(root.seat)
        placeholder: qsTrId("seat_choice.name")
        label: root.theirs ? qsTrId("seat_choice.upper_players_name") : qsTrId("seat_choice.lower_players_name")
        textFont: Qt.font({ family: Theme.display, weight: Font.Bold, pixelSize: Theme.sx(15) })
        onEdited: root.settings.setSeatName(root.seat, text)
    }
    PlainText {
        anchors { left: nameBox.right; leftMargin: Theme.px(10); verticalCenter: nameBox.verticalCenter; right: who.left }
        text: root.surprise ? "" : root.deck.title
        height: nameBox.height + Theme.px(8)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        color: Theme.muted
        font { family: Theme.narrow; pixelSize: Theme.sx(13) }
    }
    IconButton {
        id: who
        objectName: "who" + root.seat
        visible: root.programmed
        anchors { right: parent.right; verticalCenter: nameBox.verticalCenter }
        size: Theme.sx(28)
        glyph: "swap"
        text: root.program ? qsTrId("seat_choice.play_this_seat_yourself") : qsTrId("seat_choice.let_the_program_play_this")
        Accessible.name: root.theirs ? qsTrId("seat_choice.upper_player").arg(text) : qsTrId("seat_choice.lower_player").arg(text)
        onClicked: root.settings.setProgram(root.seat, root.program ? "" : root.settings.level)
    }
    LevelBox {
        id: levelBox
        visible: root.program
        y: nameBox.height + Theme.px(8)
        width: root.width
        height: visible ? implicitHeight : 0
        seat: root.seat
        settings: root.settings
        programs: root.programs
    }
    SurpriseDeck {
        visible: root.surprise
        y: front.y
        width: root.width
        height: foot.y - y - Theme.px(10)
    }
    WideCard {
        id: front
        visible: !root.surprise && root.led
        y: nameBox.height + Theme.px(12) + (root.program ? levelBox.height + Theme.px(8) : 0)
        width: root.frontWidth
        height: Math.round(width * Theme.wideRatio)
        cardId: root.deck.frontId
        name: root.deck.frontName
        note: root.deck.frontSubtitle
    }
    HeroRow {
        visible: !root.surprise && !root.led
        y: front.y
        width: curve.x - Theme.px(16)
        height: front.height
        cards: root.deck.keyCards
    }
    BaseCard {
        id: base
        readonly property bool there: root.deck.baseId !== ""
        visible: !root.surprise && root.led && there
        anchors { left: front.right; leftMargin: Theme.px(16) }
        y: front.y
        width: root.baseWidth
        height: there ? Math.round(width * Theme.wideRatio) : 0
        cardId: root.deck.baseId
        name: root.deck.baseName
        hp: root.deck.baseHp
    }
    CostCurve {
        id: curve
        // Under the base where there is room, else beside it.
        readonly property real room: front.height - (root.led && base.there ? base.height + Theme.px(12) : Theme.px(30))
        readonly property bool beside: room < Theme.px(36)
        x: !root.led ? root.width - width : beside ? base.x + base.width + Theme.px(20) : base.x
        y: front.y + front.height - height
        width: !root.led ? Math.round(root.width * .36) : beside ? Math.min(Theme.px(150), root.width - x) : base.width
        height: beside ? front.height : room
        visible: width > Theme.px(70) && !root.surprise
        counts: root.deck.curve
    }
    Row {
        id: pictures
        visible: !root.tight && !root.surprise
        height: root.height > 0 ? Math.max(Theme.px(40), Math.min(Theme.px(62), root.height * .18)) : 0 // not laid out yet
        y: front.y + front.height + Theme.px(10)
        spacing: Theme.px(7)
        Repeater {
            model: root.led ? root.deck.keyCards : Array.from(root.deck.keyCards).slice(3, 8)
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
        y: root.tight ? front.y + front.height + Theme.px(12) : pictures.y + pictures.height + Theme.px(12)
        spacing: Theme.px(10)
        PushButton {
            objectName: "changeDeck" + root.seat
            implicitHeight: Theme.sx(32)
            fontSize: Theme.sx(13)
            glyph: "deck"
            text: root.surprise ? qsTrId("seat_choice.choose_its_deck") : qsTrId("seat_choice.change_the_deck")
            Accessible.name: (root.surprise ? qsTrId("seat_choice.choose_the_deck_of") : qsTrId("seat_choice.change_the_deck_of")).arg(nameBox.text)
            onClicked: root.surprise ? root.settings.surprise = false : root.deckRequested()
        }
        PushButton {
            objectName: "viewDeck" + root.seat
            visible: !root.surprise && root.deck.ok && !(root.narrow && root.program) // otherwise it is in the list of decks
            implicitHeight: Theme.sx(32)
            fontSize: Theme.sx(13)
            glyph: "eye"
            text: root.narrow ? "" : qsTrId("seat_choice.cards")
            Accessible.name: qsTrId("seat_choice.see_the_cards_of_the_deck_of").arg(nameBox.text)
            onClicked: root.viewRequested()
        }
        PushButton {
            objectName: "surprise" + root.seat
            visible: root.program && !root.surprise
            implicitHeight: Theme.sx(32)
            fontSize: Theme.sx(13)
            text: qsTrId("seat_choice.a_surprise")
            Accessible.name: qsTrId("seat_choice.a_surprise_for").arg(nameBox.text)
            onClicked: root.settings.surprise = true
        }
        PlainText {
            visible: !root.surprise && width > Theme.sx(70)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, root.width - x)
            height: Theme.sx(34)
            verticalAlignment: Text.AlignVCenter
            text: root.deck.factsText
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 8
            color: Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
        }
    }
}
