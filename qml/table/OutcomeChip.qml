pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// "deals 4 · takes 3 · defeats", a glyph before each. No Flow: that places its parts while a frame is made ready, and
// Qt draws another one for it.
//   most  as wide as it may get: then it takes a second line, and so does a part that is longer than that
Rectangle {
    id: root

    property var parts: []
    property real most: 10000
    property outcomePart nothing // while a part goes
    readonly property real room: most - Theme.px(20)
    readonly property real gap: Theme.px(11)
    readonly property real inLine: {
        let sum = -gap
        for (let i = 0; i < words.children.length; ++i)
            sum += words.children[i].width > 0 ? words.children[i].width + gap : 0
        return sum
    }

    component Part: Item {
        id: part
        required property int index
        readonly property outcomePart told: root.parts[index] ?? root.nothing
        readonly property Item last: all.itemAt(index - 1)
        readonly property real after: last ? last.x + last.width + root.gap : 0
        readonly property bool wraps: last && after + width > words.width
        x: wraps ? 0 : after
        y: !last ? 0 : wraps ? last.y + last.height + root.gap : last.y
        width: said.x + said.width
        height: Math.max(sign.height, said.height)
        Glyph {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.lx(14)
            height: width
            name: part.told.glyph
            color: root.tint(part.told.tone)
        }
        PlainText {
            id: said
            x: sign.width + Theme.px(5)
            width: Math.min(implicitWidth, Math.floor(root.room - x))
            text: part.told.text
            wrapMode: Text.Wrap
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.lx(13) }
        }
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
    Item {
        id: words
        anchors.centerIn: parent
        width: Math.ceil(Math.min(root.inLine, root.room))
        height: childrenRect.height
        Repeater {
            id: all
            model: root.parts.length
            Part {}
        }
    }
}
