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
        text: qsTr("Take it back")
        Accessible.description: root.Accessible.name
        onClicked: root.puzzle.takeBack()
    }
    PushButton {
        objectName: "puzzleHint"
        visible: root.puzzle.canHint
        fontSize: Theme.lx(13)
        glyph: "bulb"
        text: [qsTr("Hint"), qsTr("Where?"), qsTr("Show me")][Math.min(2, root.puzzle.hints)]
        Accessible.description: root.puzzle.hints === 0 ? qsTr("Key H") : qsTr("Key H. From here on it does not count as solved.")
        onClicked: root.puzzle.hint()
    }
    PushButton {
        objectName: "puzzleStartOver"
        visible: root.puzzle.canStartOver
        fontSize: Theme.lx(13)
        glyph: "redo"
        text: qsTr("Start over")
        onClicked: root.puzzle.startOver()
    }
}
