pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// After a puzzle: how it went, what it was about, and where that is taught.
FocusScope {
    id: root

    required property LearnSession learn
    readonly property PuzzleDesk desk: learn.puzzles

    function takeFocus() { next.forceActiveFocus() }
    function headline(): string {
        return desk.atFirst ? qsTrId("puzzle_end.solved") : qsTrId("puzzle_end.solved_in_the_end")
    }
    function ratingWords(): string {
        if (!desk.countsForRating)
            return qsTrId("puzzle_end.you_have_seen_this_one").arg(desk.rating)
        if (desk.change === 0)
            return qsTrId("puzzle_end.your_rating_stays_at").arg(desk.rating)
        return desk.change > 0 ? qsTrId("puzzle_end.your_rating_is_now_up").arg(desk.rating).arg(desk.change)
                               : qsTrId("puzzle_end.your_rating_is_now_down").arg(desk.rating).arg(-desk.change)
    }

    // What has the keyboard is seen, however large the letters are.
    function reach(item: Item) {
        const bottom = item.mapToItem(column, 0, item.height).y + column.y + Theme.lx(8)
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, bottom - view.height))
    }

    Keys.onEscapePressed: root.learn.leave()

    Rectangle { anchors.fill: parent; color: Theme.veil }
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons }
    Rectangle {
        objectName: "puzzleEnd"
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.lx(480))
        height: Math.min(parent.height - Theme.px(24), column.height + Theme.lx(52))
        radius: Theme.radiusLarge
        color: Theme.panel
        border { width: Math.max(2, Theme.px(2)); color: Theme.coach }
        Accessible.role: Accessible.Dialog
        Accessible.name: Theme.spoken([root.headline(), words.text], ". ")

        Shade { spread: Theme.px(18) }
        Flickable {
            id: view
            anchors { fill: parent; margins: Theme.lx(14) }
            contentHeight: column.height + Theme.lx(24)
            interactive: contentHeight > height
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: column
                x: Theme.lx(14)
                y: Theme.lx(12)
                width: parent.width - 2 * x
                spacing: Theme.lx(14)

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.lx(12)
                    GlyphDot {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.lx(34)
                        name: root.desk.atFirst ? "star" : "check"
                        color: Theme.coachInk
                        fill: Theme.coach
                        ring: Theme.inkSolid
                    }
                    PlainText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.headline()
                        color: Theme.text
                        font: Theme.worlds.lettered(Theme.lx(26))
                        Accessible.ignored: true
                    }
                }
                PlainText {
                    id: words
                    objectName: "puzzleRating"
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: root.ratingWords()
                    wrapMode: Text.WordWrap
                    color: Theme.text
                    font { family: Theme.face; pixelSize: Theme.lx(15) }
                    Accessible.ignored: true
                }
                PushButton {
                    id: next
                    objectName: "puzzleNext"
                    width: parent.width
                    height: Theme.lx(50)
                    primary: true
                    glyph: "play"
                    fontSize: Theme.lx(15)
                    text: qsTrId("puzzle_end.next_puzzle")
                    onClicked: root.learn.startNextPuzzle()
                }
                PlainText {
                    visible: themes.count > 0
                    width: parent.width
                    text: qsTrId("puzzle_end.what_it_was_about_and")
                    wrapMode: Text.WordWrap
                    color: Theme.muted
                    font { family: Theme.face; pixelSize: Theme.lx(13) }
                }
                Flow {
                    width: parent.width
                    spacing: Theme.lx(8)
                    Repeater {
                        id: themes
                        model: root.desk.lessons
                        PushButton {
                            id: chip
                            required property var modelData
                            required property int index
                            objectName: "themeLesson" + index
                            glyph: "book"
                            fontSize: Theme.lx(13)
                            text: modelData.theme
                            note: modelData.title
                            onActiveFocusChanged: if (activeFocus) root.reach(chip)
                            onClicked: root.learn.startLesson(modelData.lesson)
                        }
                    }
                }
                PushButton {
                    id: whole
                    objectName: "puzzlePlayOn"
                    glyph: "play"
                    fontSize: Theme.lx(13)
                    text: qsTrId("puzzle_end.play_it_as_a_game")
                    note: qsTrId("puzzle_end.against_the_program_with_decks")
                    onActiveFocusChanged: if (activeFocus) root.reach(whole)
                    onClicked: root.learn.playOn()
                }
                PushButton {
                    id: more
                    objectName: "puzzleMore"
                    glyph: "left"
                    fontSize: Theme.lx(13)
                    text: qsTrId("puzzle_end.all_puzzles")
                    onActiveFocusChanged: if (activeFocus) root.reach(more)
                    onClicked: root.learn.openPuzzles()
                }
            }
        }
        ScrollMark { view: view }
    }
}
