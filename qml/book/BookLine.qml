import QtQuick
import Playmat
import Playmat.Paint

// A line of the rules book's tree, or of what was found in it.
Item {
    id: root

    required property int index
    required property string link
    required property string title
    required property string number
    required property string detail
    required property string glyph
    required property int depth
    required property int folds
    required property bool current
    property bool focused: false
    readonly property int inset: Theme.px(8) + depth * Theme.sx(10)
    signal chosen()
    signal foldPressed()

    objectName: "bookLine" + index
    height: words.height + Theme.sx(detail === "" ? 9 : 14)
    Accessible.role: folds > 0 ? Accessible.TreeItem : Accessible.ListItem
    Accessible.name: Theme.spoken([number, title, detail, folds === 1 ? qsTrId("book_line.shut") : folds === 2 ? qsTrId("book_line.open") : ""], ", ")
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors { fill: parent; margins: Theme.hair }
        radius: Theme.radiusSmall
        color: root.current ? Theme.actSoft : hover.hovered ? Theme.raisedHover : "transparent"
        border { width: root.focused ? Theme.focusWidth : root.current ? Theme.hair : 0; color: root.focused ? Theme.focus : Theme.act }
    }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { onClicked: root.chosen() }
    Glyph {
        id: mark
        visible: root.folds > 0 || root.glyph !== ""
        x: root.inset
        y: words.y + Theme.sx(2)
        width: Theme.sx(12)
        height: width
        name: root.glyph !== "" ? root.glyph : root.folds === 2 ? "minus" : "plus"
        color: Theme.muted
        PressArea {
            enabled: root.folds > 0
            anchors.margins: -Theme.px(6)
            onClicked: root.foldPressed()
        }
    }
    Column {
        id: words
        x: root.inset + Theme.sx(18)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - Theme.px(10)
        PlainText {
            width: parent.width
            text: root.number === "" ? root.title : root.number + "  " + root.title
            wrapMode: Text.WordWrap
            color: root.current ? Theme.act : Theme.text
            font { family: Theme.narrow; weight: root.depth === 0 && root.detail === "" ? Font.Bold : Font.Normal; pixelSize: Theme.sx(13.5) }
            Accessible.ignored: true
        }
        PlainText {
            visible: root.detail !== ""
            width: parent.width
            text: root.detail
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.sx(12) }
            Accessible.ignored: true
        }
    }
}
