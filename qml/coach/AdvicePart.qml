pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A heading with sentences below it, each with its glyph or its number.
Column {
    id: root

    property string title
    property string note
    property var lines: []
    property string glyph
    property bool numbered: false

    width: parent ? parent.width : 0
    spacing: Theme.px(4)

    PlainText {
        width: parent.width
        text: root.title
        color: Theme.muted
        font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.lx(12); capitalization: Font.AllUppercase; letterSpacing: .6 }
        Accessible.ignored: true
    }
    PlainText {
        visible: root.note !== ""
        width: parent.width
        text: root.note
        wrapMode: Text.WordWrap
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.lx(13) }
        Accessible.ignored: true
    }
    Repeater {
        model: root.lines
        Row {
            id: line
            required property string modelData
            required property int index
            width: root.width
            spacing: Theme.px(7)

            Item {
                id: sign
                width: Theme.lx(15)
                height: width
                Glyph {
                    visible: !root.numbered
                    y: Theme.lx(1.5)
                    width: Theme.lx(13)
                    height: width
                    name: root.glyph
                    color: Theme.good
                }
                PlainText {
                    visible: root.numbered
                    text: line.index + 1
                    color: Theme.faint
                    font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.lx(13) }
                    Accessible.ignored: true
                }
            }
            PlainText {
                width: line.width - sign.width - line.spacing
                text: line.modelData
                wrapMode: Text.WordWrap
                color: Theme.text
                font { family: Theme.face; pixelSize: Theme.lx(13) }
                Accessible.ignored: true
            }
        }
    }
}
