import QtQuick
import Playmat
import Playmat.Paint

// The entry of a page in the bar: its glyph and its name. The name of the open page is underlined.
//   place  id of the page;  number  Alt and this digit open the page;  terse  only the open page shows its name
FocusScope {
    id: root

    required property string place
    required property string glyph
    required property string text
    required property int number
    property string here // id of the page that is open
    property bool terse: false
    readonly property bool open: here === place
    readonly property real fullWidth: words.x + words.implicitWidth + Theme.sx(11)
    signal chosen(string place)

    objectName: "nav_" + place
    implicitWidth: words.visible ? fullWidth : words.x + Theme.sx(3)
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: open
    Accessible.onPressAction: root.chosen(root.place)
    Keys.onReturnPressed: root.chosen(root.place)
    Keys.onEnterPressed: root.chosen(root.place)
    Keys.onSpacePressed: root.chosen(root.place)

    Shortcut { sequence: "Alt+" + root.number; enabled: root.visible; onActivated: root.chosen(root.place) }
    Glyph {
        id: mark
        x: Theme.sx(11)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.sx(15)
        height: width
        name: root.glyph
        color: root.open ? Theme.act : Theme.muted
    }
    PlainText {
        id: words
        anchors { left: mark.right; leftMargin: Theme.sx(8); verticalCenter: parent.verticalCenter }
        visible: root.open || !root.terse
        text: root.text
        color: root.open || hover.hovered ? Theme.text : Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(14.5) }
        Accessible.ignored: true
    }
    Rectangle {
        visible: root.open
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(2, Theme.px(3))
        color: Theme.act
    }
    FocusFrame { target: root }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { onClicked: root.chosen(root.place) }
}
