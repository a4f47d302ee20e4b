pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// The tiles of all lessons, each chapter on a line of its own under its name. Arrows go through them as Tab does.
Column {
    id: root

    required property var chapters
    readonly property int gap: Theme.px(12)
    readonly property int columns: Math.max(2, Math.min(5, Math.floor((width + gap) / (Theme.sx(140) + gap))))
    readonly property int tileWidth: Math.floor((width - (columns - 1) * gap) / columns)
    signal chosen(string lesson)
    signal reached(int top, int bottom)

    // From a lesson of a chapter to its neighbour, or to the next chapter.
    function step(chapter: int, lesson: int, dx: int, dy: int) {
        const line = rows.itemAt(chapter) as ChapterLine
        if (dy === 0 && line.has(lesson + dx))
            return line.focusLesson(lesson + dx)
        const next = rows.itemAt(chapter + (dy === 0 ? dx : dy)) as ChapterLine
        if (next)
            next.focusLesson(dy !== 0 ? lesson : dx > 0 ? 0 : 99)
    }

    spacing: Theme.px(14)

    Repeater {
        id: rows
        model: root.chapters
        ChapterLine {
            id: line
            required property int index
            required property var modelData
            width: root.width
            gap: root.gap
            tileWidth: root.tileWidth
            title: modelData.title
            lessons: modelData.lessons
            onChosen: lesson => root.chosen(lesson)
            onReached: (top, bottom) => root.reached(y + top, y + bottom)
            onStepped: (lesson, dx, dy) => root.step(line.index, lesson, dx, dy)
        }
    }
}
