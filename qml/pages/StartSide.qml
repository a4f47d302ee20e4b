import QtQuick
import Playmat
import Playmat.Table

// Beside the new game on the first page: playing against the program, learning, and what is likely to be done next. A newcomer
// reads there what is done at the table.
ScrollBox {
    id: root

    required property TableSettings settings
    required property ProgramSeats programs
    required property LearnSession learn
    required property Tonight tonight
    property gameFace game
    readonly property int gap: Theme.px(14)
    signal playRequested()
    signal bookRequested()
    signal tonightTaken(int thing)

    contentHeight: tonightBox.visible ? tonightBox.y + tonightBox.height : guide.visible ? height : learnBox.y + learnBox.height

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
        puzzleElsewhere: root.tonight.puzzle
        onBookRequested: root.bookRequested()
    }
    TonightBox {
        id: tonightBox
        objectName: "tonightBox"
        y: learnBox.visible ? learnBox.y + learnBox.height + root.gap : learnBox.y
        width: root.width
        height: implicitHeight
        tonight: root.tonight
        onTaken: thing => root.tonightTaken(thing)
    }
    GuideBox {
        id: guide
        y: learnBox.y + learnBox.height + root.gap
        width: root.width
        height: Math.max(0, root.height - y)
        visible: height > Theme.px(90) && !tonightBox.visible
        lines: root.game.guide
    }
}
