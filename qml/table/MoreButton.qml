import QtQuick
import Playmat
import Playmat.Paint

// This many cards are out of sight in this direction; pressing it scrolls to them.
Rectangle {
    id: root

    property string glyph
    property int count
    signal clicked()

    width: Theme.px(24)
    height: Theme.px(40)
    radius: Theme.radiusSmall
    opacity: count > 0 ? 1 : .3
    color: press.pressed ? Theme.pressed : hover.hovered ? Theme.raisedHover : Theme.raised
    border { width: Theme.hair; color: Theme.outline }
    enabled: count > 0
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTrId("more_button.more_cards", count)
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onSpacePressed: root.clicked()

    Glyph {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.glyph === "up" ? Theme.px(5) : parent.height - height - Theme.px(5)
        width: Theme.px(12)
        height: width
        name: root.glyph
        color: Theme.text
    }
    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.glyph === "up" ? parent.height - height - Theme.px(3) : Theme.px(3)
        text: root.count
        color: Theme.text
        font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.px(13) }
        Accessible.ignored: true
    }
    FocusFrame { target: root }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    PressArea { id: press; onClicked: root.clicked() }
}
