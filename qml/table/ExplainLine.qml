import QtQuick
import Playmat
import Playmat.Paint

// A keyword explained, or where a value comes from. What the rules book has more about, a click opens there.
Row {
    id: root

    required property string glyph
    required property string text
    required property int tone
    required property string link
    signal followed()

    spacing: Theme.tx(7)
    Accessible.role: link === "" ? Accessible.StaticText : Accessible.Link
    Accessible.name: text.replace(/<\/?b>/g, "")
    Accessible.onPressAction: if (root.link !== "") root.followed()

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
        color: hover.hovered && root.link !== "" ? Theme.link : Theme.text
        font { family: Theme.face; pixelSize: Theme.tx(11) }

        HoverHandler { id: hover; cursorShape: root.link === "" ? Qt.ArrowCursor : Qt.PointingHandCursor }
        PressArea {
            objectName: "explainRule"
            enabled: root.link !== ""
            onClicked: root.followed()
        }
    }
}
