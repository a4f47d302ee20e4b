import QtQuick
import Playmat
import Playmat.Paint

// One line of a menu. A line that is not available keeps its reason and its rule.
Rectangle {
    id: root

    required property int index
    required property string label
    required property string detail
    required property string glyph
    required property string rule
    required property bool available
    required property bool idle
    property bool current: false
    signal chosen()
    signal pointed()

    objectName: "menuLine" + index
    height: words.height + Theme.px(13)
    radius: Theme.radiusSmall
    color: current ? Theme.raisedHover : "transparent"
    opacity: available ? 1 : .72
    Accessible.role: Accessible.MenuItem
    Accessible.name: Theme.spoken([label, detail, rule], ", ")
    Accessible.onPressAction: root.chosen()

    Glyph {
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.lx(16)
        height: width
        name: root.glyph
        color: !root.available ? Theme.refused : root.idle ? Theme.idle : Theme.act
    }
    Column {
        id: words
        x: Theme.px(17) + Theme.lx(16)
        width: root.width - x - Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        PlainText {
            visible: root.available
            width: parent.width
            text: root.label
            wrapMode: Text.WordWrap
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.lx(12.5) }
            Accessible.ignored: true
        }
        PlainText {
            visible: text !== ""
            width: parent.width
            text: root.detail
            wrapMode: Text.WordWrap
            color: root.idle ? Theme.changedDown : Theme.muted
            font { family: Theme.face; pixelSize: Theme.lx(11.5) }
            Accessible.ignored: true
        }
        PlainText {
            visible: text !== ""
            text: root.rule
            color: Theme.faint
            font { family: Theme.narrow; pixelSize: Theme.lx(11) }
            Accessible.ignored: true
        }
    }
    HoverHandler { onPointChanged: if (hovered) root.pointed() }
    PressArea { onClicked: root.chosen() }
}
