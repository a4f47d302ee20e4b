pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// "deals 4 · takes 3 · defeats", a glyph before each.
Rectangle {
    id: root

    property var parts: []

    function tint(tone: int): color {
        return tone > 0 ? Theme.act : tone < 0 ? Theme.refused : Theme.arrowHead
    }

    width: row.width + Theme.px(20)
    height: Theme.px(30)
    radius: Theme.px(9)
    color: Theme.panel
    border { width: Math.max(1, Theme.px(1.5)); color: Theme.target }

    Shade { spread: Theme.px(9) }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(11)
        Repeater {
            model: root.parts
            Row {
                id: part
                required property outcomePart modelData
                spacing: Theme.px(5)
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(14)
                    height: width
                    name: part.modelData.glyph
                    color: root.tint(part.modelData.tone)
                }
                PlainText {
                    text: part.modelData.text
                    color: Theme.text
                    font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.px(13) }
                }
            }
        }
    }
}
