import QtQuick
import Playmat
import Playmat.Paint

// A small button with a glyph and a name that is shown on hover and always spoken.
Rectangle {
    id: root

    property string glyph
    property string text
    property bool checked: false
    property int size: Theme.tx(26)
    readonly property alias pressed: press.pressed
    signal clicked()

    implicitWidth: size
    implicitHeight: size
    radius: Theme.radiusSmall
    opacity: enabled ? 1 : .35
    color: press.pressed ? Theme.pressed : hover.hovered || checked ? Theme.raisedHover : "transparent"

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onSpacePressed: root.clicked()

    Glyph {
        anchors.centerIn: parent
        width: Math.round(root.size * .6)
        height: width
        name: root.glyph
        color: root.checked ? Theme.act : Theme.muted
    }
    Tip {
        text: root.text
        visible: hover.hovered && root.enabled
    }
    FocusFrame { target: root }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { id: press; onClicked: root.clicked() }
}
