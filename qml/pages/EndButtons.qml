import QtQuick
import Playmat
import Playmat.Table

// What can be done after a game. With large letters the buttons take two rows.
Grid {
    id: root

    required property TableSession session
    required property bool suspended
    required property bool reviewable
    // Whoever began with decks may swap them for a rematch, unless the next game of a series follows.
    readonly property bool swappable: !suspended && !session.series.open && session.swappable
    signal takeBackRequested()
    signal againRequested()
    signal swapRequested()
    signal reviewRequested()
    signal tableRequested()
    signal saveRequested()
    signal posterRequested()
    signal startRequested()

    function takeFocus() { (root.suspended ? takeBack : again).forceActiveFocus() }

    columns: Theme.fontScale > 1.4 ? 3 : visibleChildren.length // those that are hidden would keep their spacing
    spacing: Theme.px(12)

    PushButton {
        id: takeBack
        objectName: "endUndo"
        visible: root.suspended
        primary: true
        focus: root.suspended
        glyph: "undo"
        text: qsTrId("end_page.take_back_the_last_step")
        onClicked: root.takeBackRequested()
    }
    PushButton {
        id: again
        objectName: "playAgain"
        primary: !root.suspended
        focus: !root.suspended
        glyph: "play"
        text: root.session.series.open ? qsTrId("end_page.next_game") : root.session.series.played ? qsTrId("end_page.rematch") : qsTrId("end_page.play_again")
        onClicked: root.againRequested()
    }
    PushButton {
        objectName: "swapAgain"
        visible: root.swappable
        glyph: "swap"
        text: qsTrId("end_page.swap")
        Accessible.name: qsTrId("swap_dialog.title")
        onClicked: root.swapRequested()
    }
    PushButton {
        objectName: "howItWent"
        visible: root.reviewable && !root.suspended
        glyph: "bulb"
        text: qsTrId("end_page.how_did_it_go")
        onClicked: root.reviewRequested()
    }
    PushButton {
        objectName: "seeTable"
        text: qsTrId("end_page.see_the_table")
        onClicked: root.tableRequested()
    }
    PushButton {
        objectName: "endSave"
        text: root.suspended ? qsTrId("end_page.save_as_a_report") : qsTrId("end_page.save_the_game")
        onClicked: root.saveRequested()
    }
    PushButton {
        objectName: "endPosterButton"
        visible: !root.suspended
        glyph: "eye"
        text: qsTrId("end_page.poster")
        onClicked: root.posterRequested()
    }
    PushButton {
        objectName: "endStart"
        text: qsTrId("end_page.to_the_start_page")
        onClicked: root.startRequested()
    }
}
