pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A chapter of the course: its name, and its lessons side by side.
Column {
    id: root

    property string title
    property CourseMap lessons
    property int gap
    property int tileWidth
    signal chosen(string lesson)
    signal reached(int top, int bottom)
    signal stepped(int lesson, int dx, int dy)

    function has(lesson: int): bool { return lesson >= 0 && lesson < tiles.count }
    function focusLesson(lesson: int) {
        const tile = tiles.itemAt(Math.max(0, Math.min(tiles.count - 1, lesson))) as LessonTileBox
        if (tile)
            tile.takeFocus()
    }

    spacing: Theme.px(5)

    PlainText {
        text: root.title
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; letterSpacing: Theme.t * .5; pixelSize: Theme.sx(12) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Flow {
        id: flow
        width: root.width
        spacing: root.gap
        Repeater {
            id: tiles
            model: root.lessons
            LessonTileBox {
                id: tile
                tileWidth: root.tileWidth
                onChosen: root.chosen(tile.lesson)
                onReached: root.reached(flow.y + tile.y, flow.y + tile.y + tile.height)
                onStepped: (dx, dy) => root.stepped(tile.index, dx, dy)
            }
        }
    }
}
