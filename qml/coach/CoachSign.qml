import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A line of the coach between the two sides, out of the way of what is held.
Rectangle {
    id: root

    required property TableSession session
    property string text

    objectName: "coachSign"
    visible: text !== ""
    x: Theme.px(10)
    y: root.session.stage.geometry.midY - height - Theme.px(22)
    width: Math.min(label.implicitWidth + Theme.px(42), root.session.stage.geometry.column.x - 2 * x)
    height: label.height + Theme.px(12)
    radius: Math.min(height / 2, Theme.px(13))
    color: Theme.fade(Theme.panel, .95)
    border { width: Math.max(2, Theme.px(1.5)); color: Theme.coach }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.text

    Glyph {
        x: Theme.px(11)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(14)
        height: width
        name: "bulb"
        color: Theme.coach
    }
    PlainText {
        id: label
        x: Theme.px(31)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - Theme.px(42)
        text: root.text
        wrapMode: Text.WordWrap
        color: Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
}
