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
    readonly property real limit: most - Theme.px(20)
    property real inLine: 0 // as wide as all of it in one line

    // At once when a part comes, goes or changes. A Row and a Flow know their sizes only when a frame is made, too late for each
    // other, and a binding that goes through all parts misses some that have just come.
    function arrange() {
        const gap = Theme.px(11)
        let x = 0
        let y = 0
        let sum = -gap
        let widest = 0
        let lowest = 0
        for (let i = 0; i < words.children.length; ++i) {
            const part = words.children[i]
            if (part.width <= 0)
                continue // what makes them
            if (x > 0 && x + part.width > limit) {
                x = 0
                y = lowest + gap
            }
            part.x = x
            part.y = y
            x += part.width + gap
            sum += part.width + gap
            widest = Math.max(widest, x - gap)
            lowest = Math.max(lowest, y + part.height)
        }
        inLine = Math.max(0, sum)
        words.width = Math.ceil(widest)
        words.height = lowest
    }

    function tint(tone: int): color {
        return tone > 0 ? Theme.act : tone < 0 ? Theme.refused : Theme.arrowHead
    }

    width: words.width + Theme.px(20)
    height: words.height + Theme.px(14)
    radius: Theme.px(9)
    color: Theme.panel
    border { width: Math.max(1, Theme.px(1.5)); color: Theme.target }
    onLimitChanged: arrange()

    Shade { spread: Theme.px(9) }
    Item {
        id: words
        anchors.centerIn: parent
        Repeater {
            model: root.parts
            onItemAdded: root.arrange()
            onItemRemoved: root.arrange()
            Item {
                id: part
                required property outcomePart modelData
                width: said.x + (said.implicitWidth > said.width ? said.contentWidth : said.width)
                height: Math.max(sign.height, said.height)
                onWidthChanged: root.arrange()
                onHeightChanged: root.arrange()
                Glyph {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.lx(14)
                    height: width
                    name: part.modelData.glyph
                    color: root.tint(part.modelData.tone)
                }
                PlainText {
                    id: said
                    x: sign.width + Theme.px(5)
                    width: Math.min(implicitWidth, Math.floor(root.limit - x))
                    text: part.modelData.text
                    wrapMode: Text.Wrap
                    color: Theme.text
                    font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.lx(13) }
                }
            }
        }
    }
}
