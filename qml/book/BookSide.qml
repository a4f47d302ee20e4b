pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Beside the page: a line to search with, and below it the book's tree, or what was found.
FocusScope {
    id: root

    required property BookSession book
    readonly property bool searching: book.query !== ""
    readonly property bool typing: field.activeFocus
    readonly property BookList list: searching ? found : tree

    function takeFocus() { root.list.forceActiveFocus() }
    function startSearch() { field.startTyping(-1) }
    function clearSearch() {
        field.text = ""
        root.book.query = ""
        tree.forceActiveFocus()
    }
    function follow(link: string) {
        if (link === "glossary")
            root.book.fold(link)
        else
            root.book.show(link)
    }

    TextBox {
        id: field
        objectName: "bookSearch"
        width: parent.width
        height: Theme.sx(34)
        placeholder: qsTrId("book_side.search")
        label: qsTrId("book_side.search_the_rules")
        maximumLength: 80
        textFont: Qt.font({ family: Theme.face, pixelSize: Theme.sx(13) })
        onEdited: {
            root.book.query = text
            found.currentIndex = 0
            found.positionViewAtBeginning()
        }
        onAccepted: if (root.searching) found.openCurrent()
        Keys.onDownPressed: root.list.forceActiveFocus()
    }
    PlainText {
        visible: root.searching && found.count === 0
        anchors { top: field.bottom; topMargin: Theme.px(14) }
        x: Theme.px(6)
        width: parent.width - 2 * x
        text: qsTrId("book_side.nothing_in_the_book_has")
        wrapMode: Text.WordWrap
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(12.5) }
    }
    BookList {
        id: tree
        objectName: "bookTree"
        visible: !root.searching
        anchors { top: field.bottom; topMargin: Theme.px(10); bottom: parent.bottom }
        width: parent.width
        focus: true
        lines: root.book.tree
        title: qsTrId("book_side.contents")
        onFollowed: link => root.follow(link)
        onFolded: link => root.book.fold(link)
    }
    BookList {
        id: found
        objectName: "bookFound"
        visible: root.searching
        anchors.fill: tree
        lines: root.book.found
        title: qsTrId("book_side.found")
        onFollowed: link => root.follow(link)
    }
    ScrollMark { view: root.list }
    Connections {
        target: root.book
        function onEntryChanged() {
            tree.currentIndex = root.book.currentRow
            tree.positionViewAtIndex(tree.currentIndex, ListView.Contain)
        }
        function onQueryChanged() {
            if (root.book.query === "")
                field.text = ""
        }
    }
}
