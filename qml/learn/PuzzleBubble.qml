import QtQuick
import Playmat
import Playmat.Table

// The coach beside a puzzle: its goal, what is said to an answer, and the buttons that it has now.
CoachBar {
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
    about: puzzle.title + puzzle.goal
    readonly property var hintWords: [qsTrId("puzzle_bubble.hint"), qsTrId("puzzle_bubble.where"), qsTrId("puzzle_bubble.show_me")]
    together: [[{ glyph: "bulb", words: hintWords }, startOver], [takeBack]]
    texts: () => [puzzle.everything()]

    PushButton {
        id: takeBack
        objectName: "puzzleTakeBack"
        visible: root.puzzle.mood === PuzzleTable.Erred
        primary: true
        fontSize: root.buttonLetters
        glyph: "undo"
        text: qsTrId("puzzle_bubble.take_it_back")
        Accessible.description: root.Accessible.name
        onClicked: root.puzzle.takeBack()
    }
    PushButton {
        id: hint
        objectName: "puzzleHint"
        visible: root.puzzle.canHint
        fontSize: root.buttonLetters
        glyph: "bulb"
        text: root.hintWords[Math.min(2, root.puzzle.hints)]
        Accessible.description: root.puzzle.hints === 0 ? qsTrId("puzzle_bubble.key_h") : qsTrId("puzzle_bubble.key_h_from_here_on")
        onClicked: root.puzzle.hint()
    }
    PushButton {
        id: startOver
        objectName: "puzzleStartOver"
        visible: root.puzzle.canStartOver
        fontSize: root.buttonLetters
        glyph: "redo"
        text: qsTrId("puzzle_bubble.start_over")
        onClicked: root.puzzle.startOver()
    }
}
