import QtQuick
import Playmat
import Playmat.Table

// The coach beside a puzzle: its goal, what is said to an answer, and the buttons that it has now.
CoachBubble {
    id: root

    required property PuzzleTable puzzle

    // What leads on has the keyboard, as long as there is something.
    function takeFocus(): bool {
        if (puzzle.mood !== PuzzleTable.Erred)
            return false
        takeBack.forceActiveFocus()
        return true
    }

    say: puzzle.goal
    note: puzzle.note
    tone: puzzle.tone

    PushButton {
        id: takeBack
        objectName: "puzzleTakeBack"
        visible: root.puzzle.mood === PuzzleTable.Erred
        primary: true
        fontSize: Theme.lx(13)
        glyph: "undo"
        text: qsTrId("puzzle_bubble.take_it_back")
        Accessible.description: root.Accessible.name
        onClicked: root.puzzle.takeBack()
    }
    PushButton {
        objectName: "puzzleHint"
        visible: root.puzzle.canHint
        fontSize: Theme.lx(13)
        glyph: "bulb"
        text: [qsTrId("puzzle_bubble.hint"), qsTrId("puzzle_bubble.where"), qsTrId("puzzle_bubble.show_me")][Math.min(2, root.puzzle.hints)]
        Accessible.description: root.puzzle.hints === 0 ? qsTrId("puzzle_bubble.key_h") : qsTrId("puzzle_bubble.key_h_from_here_on")
        onClicked: root.puzzle.hint()
    }
    PushButton {
        objectName: "puzzleStartOver"
        visible: root.puzzle.canStartOver
        fontSize: Theme.lx(13)
        glyph: "redo"
        text: qsTrId("puzzle_bubble.start_over")
        onClicked: root.puzzle.startOver()
    }
}
