import QtQuick
import Playmat
import Playmat.Paint

// A keyword explained, or where a value comes from.
Row {
    id: root

    required property string glyph
    required property string text
    required property int tone

    spacing: Theme.tx(7)
    Rectangle {
        width: Theme.tx(19)
        height: width
        radius: Theme.radiusSmall
        color: Theme.raisedHover
        Glyph {
            anchors { fill: parent; margins: Theme.tx(3.5) }
            name: root.glyph
            color: root.tone > 0 ? Theme.good : root.tone < 0 ? Theme.changedDown : Theme.text
        }
    }
    MarkedText {
        width: root.width - Theme.tx(26)
        marked: root.text
        wrapMode: Text.WordWrap
        color: Theme.text
        font { family: Theme.face; pixelSize: Theme.tx(11) }
    }
}
