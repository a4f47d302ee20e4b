import QtQuick
import Playmat
import Playmat.Table

// What has to be said above every page: that the match, what one learns, or the settings are not saved, what was lost
// when a match was opened, and, over a table that is looked at after the end, the way back. The page moves down by as
// much, so that nothing is covered.
Column {
    id: root

    required property TableSession session
    required property TableSettings settings
    required property LearnSession learn
    property bool lookingBack: false // at the table after the end
    property int lineHeight
    readonly property MatchSaving saving: session.saving
    signal elsewhereRequested()
    signal resultsRequested()
    signal againRequested()

    function takeFocus() {
        if (failing.visible)
            failing.takeFocus()
        else if (unsaved.visible)
            unsaved.takeFocus()
        else if (unlearned.visible)
            unlearned.takeFocus()
        else if (note.visible)
            note.takeFocus()
        else if (stuck.visible)
            stuck.takeFocus()
        else
            end.takeFocus()
    }

    NoticeLine {
        id: failing
        objectName: "savingBar"
        visible: root.saving.failing
        width: root.width
        height: root.lineHeight
        glyph: "warning"
        accent: Theme.refused
        text: root.saving.title + " " + root.saving.reason
        PushButton {
            objectName: "saveElsewhere"
            visible: root.session.running
            implicitHeight: Theme.tx(30)
            glyph: "save"
            text: qsTrId("notice_bars.save_somewhere_else")
            onClicked: root.elsewhereRequested()
        }
        PushButton {
            objectName: "saveAgain"
            implicitHeight: Theme.tx(30)
            primary: true
            text: qsTrId("notice_bars.try_again")
            onClicked: root.saving.tryAgain()
        }
    }
    NoticeLine { // a match has other worries
        id: unlearned
        objectName: "learnBar"
        visible: root.learn.saving.failing && (root.learn.page !== LearnSession.Closed || !root.session.running)
        width: root.width
        height: root.lineHeight
        glyph: "warning"
        accent: Theme.refused
        text: root.learn.saving.problem
        PushButton {
            objectName: "learnAgain"
            implicitHeight: Theme.tx(30)
            primary: true
            text: qsTrId("notice_bars.try_again")
            onClicked: root.learn.saving.tryAgain()
        }
    }
    NoticeLine {
        id: unsaved
        objectName: "settingsBar"
        visible: root.settings.unsaved !== ""
        width: root.width
        height: root.lineHeight
        glyph: "warning"
        accent: Theme.refused
        text: root.settings.unsaved
        PushButton {
            objectName: "saveSettingsAgain"
            implicitHeight: Theme.tx(30)
            primary: true
            text: qsTrId("notice_bars.try_again")
            onClicked: root.settings.saveAgain()
        }
    }
    NoticeLine {
        id: note
        objectName: "noteBar"
        visible: root.session.running && root.saving.note !== ""
        width: root.width
        height: root.lineHeight
        text: root.saving.note
        PushButton {
            objectName: "forgetNote"
            implicitHeight: Theme.tx(30)
            text: qsTrId("notice_bars.all_right")
            onClicked: root.saving.forgetNote()
        }
    }
    NoticeLine {
        id: stuck
        objectName: "programBar"
        visible: root.session.programs.problem !== ""
        width: root.width
        height: root.lineHeight
        glyph: "warning"
        accent: Theme.refused
        text: root.session.programs.problem
        PushButton {
            objectName: "programAgain"
            implicitHeight: Theme.tx(30)
            text: qsTrId("notice_bars.let_it_try_again")
            onClicked: root.session.programs.tryAgain()
        }
        PushButton {
            objectName: "programTakeOver"
            implicitHeight: Theme.tx(30)
            primary: true
            text: qsTrId("notice_bars.play_its_seat_yourself")
            onClicked: root.session.programs.takeOver()
        }
    }
    NoticeLine {
        id: end
        objectName: "endBar"
        visible: root.lookingBack
        width: root.width
        height: root.lineHeight
        glyph: "trophy"
        text: root.session.stage.board.resultTitle
        PushButton {
            objectName: "backToResults"
            implicitHeight: Theme.tx(30)
            text: qsTrId("notice_bars.results_r")
            Accessible.name: qsTrId("notice_bars.back_to_the_results")
            onClicked: root.resultsRequested()
        }
        PushButton {
            objectName: "barPlayAgain"
            implicitHeight: Theme.tx(30)
            glyph: "play"
            primary: true
            text: root.session.series.open ? qsTrId("notice_bars.next_game_n") : qsTrId("notice_bars.play_again_n")
            Accessible.name: root.session.series.open ? qsTrId("end_page.next_game") : qsTrId("notice_bars.play_again")
            onClicked: root.againRequested()
        }
    }
    Shortcut { sequence: "F6"; enabled: root.height > 0; onActivated: root.takeFocus() }
    Shortcut { sequence: "R"; enabled: root.lookingBack; onActivated: root.resultsRequested() }
    Shortcut { sequence: "N"; enabled: root.lookingBack; onActivated: root.againRequested() }
}
