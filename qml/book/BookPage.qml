import QtQuick
import Playmat
import Playmat.Table

// The rules book: its tree or the search results on the left, the open entry in the middle, and on the right a small table
// that shows it and grows while it plays. Esc returns to the page from which the book was opened.
FocusScope {
    id: root

    required property BookSession book
    required property TableSettings settings
    property bool lessons: true // a lesson can be begun from here
    property string backWords: qsTrId("book_page.back")
    readonly property int margin: Theme.px(24)
    readonly property int gap: Theme.px(20)
    readonly property int side: Math.min(Theme.sx(260), Math.round(width * .3))
    readonly property int beside: Math.min(Theme.px(400), Math.round(width * .32))

    function takeFocus() { tree.takeFocus() }

    visible: book.open
    enabled: visible
    focus: visible
    onVisibleChanged: if (visible) soon.restart()
    Keys.onEscapePressed: show.large ? show.large = false : root.book.query !== "" ? tree.clearSearch() : root.book.close()

    Timer {
        id: soon
        interval: 0
        running: true
        onTriggered: if (root.visible) root.takeFocus()
    }
    Shortcut { sequence: "Ctrl+F"; enabled: root.visible; onActivated: tree.startSearch() }
    Shortcut { sequence: "/"; enabled: root.visible && !tree.typing; onActivated: tree.startSearch() }
    Shortcut { sequence: "Alt+Left"; enabled: root.visible; onActivated: root.book.back() }
    Shortcut { sequence: "Alt+Right"; enabled: root.visible; onActivated: root.book.forward() }

    Board { anchors.fill: parent; kind: "dusk" }
    Rectangle { anchors.fill: parent; color: Theme.fade(Theme.tableEdge, .82) }
    MouseArea { anchors.fill: parent; hoverEnabled: true } // nothing behind it is reached

    Row {
        id: head
        x: root.margin
        y: Theme.px(18)
        spacing: Theme.px(8)

        PushButton {
            objectName: "leaveBook"
            glyph: "left"
            fontSize: Theme.sx(13)
            text: root.backWords
            onClicked: root.book.close()
        }
        IconButton {
            objectName: "bookBack"
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.sx(30)
            glyph: "left"
            text: qsTrId("book_page.page_before_alt_left")
            enabled: root.book.canBack
            onClicked: root.book.back()
        }
        IconButton {
            objectName: "bookForward"
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.sx(30)
            glyph: "right"
            text: qsTrId("book_page.page_after_alt_right")
            enabled: root.book.canForward
            onClicked: root.book.forward()
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: Theme.px(10)
            text: qsTrId("book_page.rules_and_glossary")
            color: Theme.text
            font: Theme.worlds.lettered(Theme.sx(24))
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
    BookSide {
        id: tree
        visible: !show.large
        x: root.margin
        y: head.y + head.height + Theme.px(16)
        width: root.side
        height: root.height - y - Theme.px(16)
        book: root.book
    }
    BookEntryBox {
        id: entry
        visible: !show.large
        x: tree.x + tree.width + root.gap
        y: tree.y
        width: (show.visible ? show.x - root.gap : root.width - root.margin) - x
        height: tree.height
        book: root.book
        lessons: root.lessons
    }
    ShowBox {
        id: show
        visible: root.book.shown.shown
        x: root.width - root.margin - width
        y: tree.y
        width: large ? root.width - 2 * root.margin : root.beside
        height: tree.height
        onLargeChanged: if (!large) soon.restart()
        show: root.book.shown
        settings: root.settings
    }
}
