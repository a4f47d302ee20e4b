pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Puzzles: today's, the next one for one's strength, or one about something; beside them how far one has come.
FocusScope {
    id: root

    required property LearnSession learn
    readonly property PuzzleDesk desk: learn.puzzles
    readonly property int margin: Theme.px(40)
    readonly property int side: Math.min(Theme.sx(300), Math.round(root.width * .32))

    function takeFocus() { (desk.todaySolved ? next : today).takeFocus() }

    onVisibleChanged: soon.restart()
    Keys.onEscapePressed: root.learn.leave()

    Timer {
        id: soon
        interval: 0
        running: true
        onTriggered: if (root.visible) root.takeFocus()
    }
    Board { anchors.fill: parent; kind: "dusk" }
    Rectangle { anchors.fill: parent; color: Theme.fade(Theme.tableEdge, .6) }

    PushButton {
        id: back
        objectName: "leavePuzzles"
        x: root.margin
        y: Theme.px(26)
        glyph: "left"
        text: qsTrId("puzzles_page.learn")
        onClicked: root.learn.leave()
    }
    PlainText {
        anchors { left: back.right; leftMargin: Theme.px(20); verticalCenter: back.verticalCenter }
        text: qsTrId("puzzles_page.puzzles")
        color: Theme.text
        font: Theme.worlds.lettered(Theme.sx(28))
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Flickable {
        id: view
        x: root.margin - Theme.px(6)
        y: back.y + back.height + Theme.px(18)
        width: beside.x - x - Theme.px(24)
        height: root.height - y - Theme.px(16)
        contentHeight: choices.height + Theme.px(24)
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: choices
            x: Theme.px(6)
            y: Theme.px(6)
            width: view.width - Theme.px(20)
            spacing: Theme.px(14)

            PlainText {
                width: parent.width
                text: qsTrId("puzzles_page.a_position_from_a_game")
                wrapMode: Text.WordWrap
                color: Theme.muted
                lineHeight: 1.1
                font { family: Theme.face; pixelSize: Theme.sx(14) }
            }
            Row {
                id: great
                readonly property int each: Math.floor((width - spacing) / 2)
                readonly property int glance: Math.round(Math.min(each * .42, view.height * .4)) // of a position
                width: parent.width
                spacing: Theme.px(14)
                PuzzleOffer {
                    id: today
                    button: "puzzleToday"
                    width: great.each
                    room: great.glance
                    mine: root.desk.todayMine
                    theirs: root.desk.todayTheirs
                    primary: !root.desk.todaySolved
                    glyph: root.desk.todaySolved ? "check" : "play"
                    text: qsTrId("puzzles_page.todays_puzzle")
                    note: root.desk.todaySolved ? qsTrId("puzzles_page.solved") : qsTrId("puzzles_page.the_same_for_everybody")
                    onTaken: root.learn.startTodaysPuzzle()
                }
                PuzzleOffer {
                    id: next
                    button: "puzzleByRating"
                    width: great.each
                    room: great.glance
                    mine: root.desk.nextMine
                    theirs: root.desk.nextTheirs
                    primary: root.desk.todaySolved
                    text: qsTrId("puzzles_page.next_puzzle")
                    note: qsTrId("puzzles_page.as_hard_as_suits_you")
                    onTaken: root.learn.startNextPuzzle()
                }
            }
            PlainText {
                topPadding: Theme.px(6)
                text: qsTrId("puzzles_page.about")
                color: Theme.muted
                font { family: Theme.face; weight: Font.DemiBold; letterSpacing: Theme.t * .5; pixelSize: Theme.sx(12) }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Flow {
                width: parent.width
                spacing: Theme.px(10)
                Repeater {
                    model: root.desk.themes
                    PushButton {
                        id: chip
                        required property int index
                        required property string theme
                        required property string title
                        required property int count
                        required property int solved
                        objectName: "theme" + index
                        fontSize: Theme.sx(13)
                        text: title
                        note: qsTrId("puzzles_page.of_solved").arg(solved).arg(count)
                        onActiveFocusChanged: if (activeFocus) view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, parent.y + y + height + Theme.px(20) - view.height))
                        onClicked: root.learn.startPuzzleAbout(theme)
                    }
                }
            }
        }
    }
    ScrollMark {
        view: view
        x: view.x + view.width - width
    }
    Rectangle {
        id: beside
        x: root.width - root.margin - width
        y: view.y + Theme.px(6)
        width: root.side
        height: Math.min(root.height - y - Theme.px(16), facts.height + 2 * facts.y)
        radius: Theme.radiusLarge
        color: Theme.fade(Theme.panel, .86)
        border { width: Theme.hair; color: Theme.line }

        Column {
            id: facts
            x: Theme.px(18)
            y: Theme.px(16)
            width: parent.width - 2 * x
            spacing: Theme.px(10)

            PlainText {
                text: qsTrId("puzzles_page.your_rating")
                color: Theme.muted
                font: Theme.label
            }
            PlainText {
                objectName: "puzzlesRating"
                text: root.desk.rating
                color: Theme.text
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(34) }
            }
            PlainText {
                width: parent.width
                text: root.desk.rated === 0 ? qsTrId("puzzles_page.a_first_guess_it_finds")
                                            : qsTrId("puzzles_page.of_puzzles_solved_at_the", root.desk.count).arg(root.desk.solvedCount)
                wrapMode: Text.WordWrap
                color: Theme.muted
                font { family: Theme.face; pixelSize: Theme.sx(13) }
            }
            Rectangle { width: parent.width; height: Theme.hair; color: Theme.line }
            CalendarBox {
                width: parent.width
                desk: root.desk
            }
        }
    }
}
