import QtQuick
import Playmat
import Playmat.Table

// Beside the new game on the first page: playing against the program, learning, and what is done at the table.
ScrollBox {
    id: root

    required property TableSettings settings
    required property ProgramSeats programs
    required property LearnSession learn
    property gameFace game
    readonly property int gap: Theme.px(14)
    signal playRequested()
    signal bookRequested()

    contentHeight: guide.visible ? height : learnBox.y + learnBox.height

    PlayBox {
        id: playBox
        width: root.width
        settings: root.settings
        programs: root.programs
        visible: root.game.programs
        height: visible ? implicitHeight : 0
        onPlayRequested: root.playRequested()
    }
    NoteBox {
        id: note
        objectName: "gameNote"
        visible: !root.game.course
        y: playBox.visible ? playBox.height + root.gap : 0
        width: root.width
        height: visible ? implicitHeight : 0
        text: root.game.programs ? qsTrId("start_page.there_are_no_lessons_for")
                                 : qsTrId("start_page.two_people_play_this_game")
    }
    LearnBox {
        id: learnBox
        visible: root.game.course
        height: visible ? implicitHeight : 0
        y: note.visible ? note.y + note.height + (visible ? root.gap : 0) : playBox.height + root.gap
        width: root.width
        learn: root.learn
        onBookRequested: root.bookRequested()
    }
    GuideBox {
        id: guide
        y: learnBox.y + learnBox.height + root.gap
        width: root.width
        height: Math.max(0, root.height - y)
        visible: height > Theme.px(90)
        lines: root.game.guide
    }
}
