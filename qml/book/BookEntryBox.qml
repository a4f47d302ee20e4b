pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// What a rule, a term or a card says, and where to read on.
Rectangle {
    id: root

    required property BookSession book
    property bool lessons: true
    readonly property bookEntry entry: book.entry
    readonly property int pad: Theme.px(24)
    readonly property int band: Math.round(Math.min(height * .42, Theme.px(230))) // the height of the picture

    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: Theme.hair; color: Theme.line }

    Item { // scrolls with the words that stand on it
        visible: root.entry.picture !== ""
        anchors { fill: parent; margins: root.border.width }
        clip: true
        FadingPicture {
            y: -view.contentY
            width: parent.width
            height: root.band
            cardId: root.entry.picture
            behind: root.color
            radius: root.radius
        }
        Rectangle { // its lower edge fades as well
            y: root.band - height - view.contentY
            width: parent.width
            height: Theme.px(90)
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.fade(Theme.panel, 0) }
                GradientStop { position: 1; color: Theme.panel }
            }
        }
    }
    Flickable {
        id: view
        objectName: "bookView"
        anchors { fill: parent; margins: Theme.px(4) }
        contentWidth: width
        contentHeight: column.height + 2 * column.y
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        // What the keyboard has reached comes into sight.
        function show(item: Item) {
            const top = item.mapToItem(column, 0, 0).y + column.y
            const lowest = Math.max(0, contentHeight - height)
            contentY = Math.max(0, Math.min(lowest, Math.max(Math.min(contentY, top - root.pad), top + item.height + root.pad - height)))
        }

        Column {
            id: column
            x: root.pad
            y: root.pad
            width: Math.min(view.width - 2 * x, Theme.lx(680))
            spacing: Theme.px(14)

            PlainText {
                visible: text !== ""
                text: root.entry.number
                color: Theme.muted
                font { family: Theme.narrow; weight: Font.Medium; pixelSize: Theme.lx(13) }
            }
            PlainText {
                objectName: "bookTitle"
                width: parent.width
                text: root.entry.title
                wrapMode: Text.WordWrap
                color: Theme.text
                font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.lx(24) }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            PlainText {
                objectName: "bookText"
                width: parent.width
                text: root.entry.text
                wrapMode: Text.WordWrap
                lineHeight: 1.3
                color: Theme.text
                font { family: Theme.face; pixelSize: Theme.lx(15) }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            ChipFlow {
                visible: root.entry.parts.length > 0
                width: parent.width
                title: qsTrId("book_entry_box.in_detail")
                name: "bookPart"
                chips: root.entry.parts
                onChosen: link => root.book.show(link)
                onReached: item => view.show(item)
            }
            ChipFlow {
                visible: root.entry.chips.length > 0
                width: parent.width
                title: qsTrId("book_entry_box.see_also")
                name: "bookChip"
                chips: root.entry.chips
                onChosen: link => root.book.show(link)
                onReached: item => view.show(item)
            }
            PushButton {
                objectName: "bookLesson"
                visible: root.lessons && root.entry.lesson !== ""
                width: Math.min(Math.max(implicitWidth, Theme.lx(220)), column.width)
                glyph: "play"
                accent: Theme.coach
                checked: true
                fontSize: Theme.lx(13)
                text: root.entry.lessonTitle
                note: qsTrId("book_entry_box.lesson_min").arg(root.entry.lessonNumber).arg(root.entry.lessonMinutes)
                onActiveFocusChanged: if (activeFocus) view.show(this)
                onClicked: root.book.show("lesson:" + root.entry.lesson)
            }
        }
    }
    ScrollMark {
        view: view
        x: root.width - width - Theme.px(6)
    }
    Connections {
        target: root.book
        function onEntryChanged() { view.contentY = 0 }
    }
}
