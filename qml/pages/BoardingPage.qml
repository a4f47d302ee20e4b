import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Between two games of a series: the score, and the deck and the sideboard of one person after the other, who moves cards
// between them. Whoever must not see the deck gets a cover instead.
FocusScope {
    id: root

    required property TableSession session
    required property DeckLibrary decks
    readonly property SeriesTable series: session.series
    readonly property Boarding boarding: session.series.boarding
    property cardFacts picked
    property cardFacts nothing

    function takeFocus() {
        root.picked = root.nothing // of another player's deck
        deck.start()
        aside.start()
        if (!root.visible)
            return
        if (root.boarding.covered)
            cover.forceActiveFocus()
        else
            deck.forceActiveFocus()
    }

    Keys.onEscapePressed: { if (drag.active) drag.cancel(); else root.boarding.leave() }
    Component.onCompleted: takeFocus()
    onVisibleChanged: takeFocus()
    Connections { target: root.Window.window; function onActiveChanged() { if (!root.Window.active) root.boarding.cover() } }
    Connections { target: root.boarding; function onChanged() { turn.seat = root.boarding.seat; turn.covered = root.boarding.covered } }
    QtObject { // who has the page; the keyboard goes along
        id: turn
        property int seat: -1
        property bool covered: false
        onSeatChanged: root.takeFocus()
        onCoveredChanged: root.takeFocus()
    }

    CardDrag {
        id: drag
        z: 1
        onDropped: if (source === deck && isOver(aside)) root.boarding.moveOut(line); else if (source === aside && isOver(deck)) root.boarding.moveIn(line)
    }
    Board { anchors.fill: parent; kind: root.session.scene }
    Rectangle { anchors.fill: parent; color: Theme.veil }
    Column {
        id: head
        x: Theme.px(24)
        y: Theme.px(16)
        width: root.width - 2 * x - back.width - Theme.px(16)
        spacing: Theme.px(2)
        PlainText {
            objectName: "boardingTitle"
            width: parent.width
            text: qsTrId("boarding.title").arg(root.boarding.name)
            elide: Text.ElideRight
            color: Theme.text
            font: Theme.worlds.lettered(Theme.sx(24))
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        PlainText {
            objectName: "boardingScore"
            width: parent.width
            text: root.series.result
            wrapMode: Text.Wrap
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(14) }
        }
    }
    PushButton {
        id: back
        objectName: "leaveBoarding"
        anchors { right: parent.right; rightMargin: Theme.px(24); top: head.top }
        glyph: "left"
        fontSize: Theme.sx(13)
        text: qsTrId("boarding.results")
        onClicked: root.boarding.leave()
    }

    BoardingCover {
        id: cover
        visible: root.boarding.covered
        anchors.centerIn: parent
        width: Math.min(root.width - Theme.px(80), Theme.px(620))
        boarding: root.boarding
    }
    Item {
        id: body
        visible: !root.boarding.covered
        x: Theme.px(24)
        y: head.y + head.height + Theme.px(14)
        width: root.width - 2 * x
        height: foot.y - y - Theme.px(12)

        BoardList {
            id: deck
            objectName: "boardingDeck"
            width: Math.round((parent.width - side.width - 2 * Theme.px(12)) * .62)
            height: parent.height
            boarding: root.boarding
            label: qsTrId("boarding.deck")
            glyph: "right"
            moveWords: qsTrId("boarding.to_the_sideboard")
            carrier: drag
            onMoved: line => root.boarding.moveOut(line)
            onShown: facts => root.picked = facts
        }
        BoardList {
            id: aside
            objectName: "boardingSide"
            x: deck.width + Theme.px(12)
            width: parent.width - deck.width - side.width - 2 * Theme.px(12)
            height: parent.height
            boarding: root.boarding
            theSide: true
            label: qsTrId("boarding.sideboard")
            glyph: "left"
            moveWords: qsTrId("boarding.to_the_deck")
            carrier: drag
            empty: qsTrId("boarding.the_sideboard_is_empty")
            onMoved: line => root.boarding.moveIn(line)
            onShown: facts => root.picked = facts
        }
        Item {
            id: side
            x: parent.width - width
            width: Math.round(Math.min(root.width * .2, parent.height * .62 / Theme.cardRatio))
            height: parent.height
            Glyph {
                id: mark
                y: Theme.px(2)
                width: Theme.sx(15)
                height: width
                name: root.boarding.ok ? "check" : "ban"
                color: root.boarding.ok ? Theme.good : Theme.refused
            }
            PlainText {
                id: verdict
                objectName: "boardingVerdict"
                anchors { left: mark.right; leftMargin: Theme.px(8); right: parent.right }
                height: Math.min(implicitHeight, side.height - card.height - Theme.px(12))
                text: root.boarding.verdict
                wrapMode: Text.Wrap
                elide: Text.ElideRight
                color: Theme.text
                font { family: Theme.face; pixelSize: Theme.sx(12.5) }
                Accessible.role: root.boarding.ok ? Accessible.StaticText : Accessible.AlertMessage
                Accessible.name: text
            }
            BoardingNotes {
                anchors { left: parent.left; right: parent.right; top: verdict.bottom; topMargin: Theme.px(10); bottom: card.top; bottomMargin: Theme.px(10) }
                notes: root.decks.notesOn(root.boarding.seat, root.boarding.list)
            }
            FactsCard {
                id: card
                objectName: "boardingCardLarge"
                visible: root.picked.cardId !== ""
                anchors.bottom: parent.bottom
                width: parent.width
                facts: root.picked
            }
        }
    }
    BoardingFoot {
        id: foot
        visible: !root.boarding.covered
        x: Theme.px(24)
        y: root.height - height - Theme.px(16)
        width: root.width - 2 * x
        session: root.session
    }
    PlainText { // why the next game cannot begin
        visible: text !== "" && root.boarding.active
        anchors { right: parent.right; rightMargin: Theme.px(24); bottom: foot.top; bottomMargin: Theme.px(4) }
        text: root.session.problem
        color: Theme.refused
        font { family: Theme.face; pixelSize: Theme.sx(12.5) }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
