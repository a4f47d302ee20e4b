import QtQuick
import Playmat
import Playmat.Paint

// A line above the page that stays as long as what it says is true, with the buttons that go with it.
FocusScope {
    id: root

    property string glyph: "info"
    property string text
    readonly property string label: text // for tests from outside
    property color accent: Theme.act
    default property alias content: buttons.data

    // The first button has the keyboard.
    function takeFocus() {
        buttons.visibleChildren[0].forceActiveFocus()
    }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
        Rectangle { width: Theme.px(5); height: parent.height; color: root.accent }
        Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Theme.hair; color: root.accent }
    }
    Glyph {
        id: mark
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.tx(16)
        height: width
        name: root.glyph
        color: root.accent
    }
    PlainText {
        objectName: root.objectName + "Text"
        anchors { left: mark.right; leftMargin: Theme.px(10); right: buttons.left; rightMargin: Theme.px(14); top: parent.top; bottom: parent.bottom; margins: Theme.px(3) }
        verticalAlignment: Text.AlignVCenter
        text: root.text
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit // the line's height decides how large everything is, so it stays
        minimumPixelSize: Math.round(font.pixelSize * .5)
        color: Theme.text
        font: Theme.strong
        Accessible.ignored: true
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(8)
    }
}
