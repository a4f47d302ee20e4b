pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// "deals 4 · takes 3 · defeats", a glyph before each.
//   most  as wide as it may get: then it takes a second line, and so does a part that is longer than that
Rectangle {
    id: root

    property var parts: []
    property real most: 10000
    readonly property real inLine: {
        let sum = -words.spacing
        for (let i = 0; i < words.children.length; ++i)
            sum += words.children[i].width > 0 ? words.children[i].width + words.spacing : 0
        return sum
    }

    function tint(tone: int): color {
        return tone > 0 ? Theme.act : tone < 0 ? Theme.refused : Theme.arrowHead
    }

    width: words.width + Theme.px(20)
    height: words.height + Theme.px(14)
    radius: Theme.px(9)
    color: Theme.panel
    border { width: Math.max(1, Theme.px(1.5)); color: Theme.target }

    Shade { spread: Theme.px(9) }
    Flow {
        id: words
        anchors.centerIn: parent
        width: Math.ceil(Math.min(root.inLine, root.most - Theme.px(20)))
        spacing: Theme.px(11)
        Repeater {
            model: root.parts
            Row {
                id: part
                required property outcomePart modelData
                spacing: Theme.px(5)
                Glyph {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.lx(14)
                    height: width
                    name: part.modelData.glyph
                    color: root.tint(part.modelData.tone)
                }
                PlainText {
                    width: Math.min(implicitWidth, Math.floor(root.most - Theme.px(20) - sign.width - part.spacing))
                    text: part.modelData.text
                    wrapMode: Text.Wrap
                    color: Theme.text
                    font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.lx(13) }
                }
            }
        }
    }
}
