pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Actions for the match on the table. The settings of the program are elsewhere.
// teaching  whether this is a lesson, which is not saved and has no player's deck
Dialog {
    id: root

    required property TableSession session
    required property TableSettings settings
    property bool teaching: false
    signal deckRequested()
    signal saveRequested()
    signal openRequested()
    signal seatsRequested()
    signal settingsRequested()
    signal concedeRequested()
    signal leaveRequested()
    signal swapRequested(int swap)

    readonly property int columns: height < Theme.tx(480) ? 2 : 1
    readonly property bool kept: !teaching
    readonly property bool swappable: kept && session.over && session.swappable && !session.series.open
    readonly property bool person: !session.programs.levels[session.stage.nearSeat.seat]
    property bool deckThere: false // the user may view the deck now

    component Line: PushButton {
        width: lines.column
        height: Math.max(implicitHeight, Theme.tx(40))
        fontSize: Theme.tx(13.5)
    }

    objectName: "matchMenu"
    title: root.teaching ? qsTrId("match_menu.lesson") : root.session.series.played ? root.session.series.title + " · " + root.session.series.standing : qsTrId("match_menu.match")
    boxWidth: root.columns * Theme.tx(380)
    onShown: {
        root.deckThere = root.session.ownDeck().ok
        first.forceActiveFocus()
    }

    Grid { // two columns with large letters, so that everything fits
        id: lines
        readonly property int column: Math.floor((width - (columns - 1) * spacing) / columns)
        width: parent.width
        columns: root.columns
        spacing: Theme.gx(7)
        Line {
            id: first
            objectName: "closeMatchMenu"
            primary: true
            glyph: "play"
            text: qsTrId("match_menu.play_on")
            onClicked: root.dismissed()
        }
        Line {
            objectName: "ownDeck"
            visible: root.kept && root.person
            enabled: root.deckThere
            glyph: "deck"
            text: qsTrId("match_menu.deck_of").arg(root.session.stage.nearSeat.name)
            note: root.deckThere ? "" : root.session.stage.nearSeat.handOpen ? qsTrId("match_menu.this_match_began_without") : qsTrId("match_menu.uncover_your_hand_first")
            onClicked: root.deckRequested()
        }
        Line {
            objectName: "saveGame"
            visible: root.kept
            glyph: "save"
            text: qsTrId("match_menu.save_as")
            onClicked: root.saveRequested()
        }
        Line {
            objectName: "openGame"
            visible: root.kept
            glyph: "folder"
            text: qsTrId("match_menu.open")
            onClicked: root.openRequested()
        }
        Line {
            objectName: "whoPlays"
            visible: root.kept
            glyph: "people"
            text: qsTrId("match_menu.who_plays")
            onClicked: root.seatsRequested()
        }
        Line {
            objectName: "matchSettings"
            glyph: "gear"
            text: qsTrId("match_menu.settings")
            onClicked: root.settingsRequested()
        }
        Line {
            objectName: "muteSound"
            visible: SoundBox.available
            glyph: root.settings.muted ? "sound" : "mute"
            text: root.settings.muted ? qsTrId("match_menu.sound_on") : qsTrId("match_menu.sound_off")
            onClicked: root.settings.muted = !root.settings.muted
        }
        Line {
            objectName: "menuSwapDecks"
            visible: root.swappable
            glyph: "swap"
            text: qsTrId("swap_dialog.decks")
            note: qsTrId("swap_dialog.title")
            onClicked: root.swapRequested(1)
        }
        Line {
            objectName: "menuSwapSeats"
            visible: root.swappable
            glyph: "people"
            text: qsTrId("swap_dialog.seats")
            note: qsTrId("swap_dialog.title")
            onClicked: root.swapRequested(2)
        }
        Line {
            objectName: "concede"
            visible: !root.session.over
            glyph: "flag"
            accent: Theme.refused
            text: qsTrId("match_menu.concede")
            onClicked: root.concedeRequested()
        }
        Line {
            objectName: "leaveGame"
            glyph: "left"
            text: root.teaching ? qsTrId("match_menu.leave_the_lesson") : qsTrId("match_menu.to_the_start_page")
            note: root.kept && !root.session.over ? qsTrId("match_menu.the_match_can_be_continued") : ""
            onClicked: root.leaveRequested()
        }
    }
}
