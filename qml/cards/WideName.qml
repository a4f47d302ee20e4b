import QtQuick
import Playmat
import Playmat.Paint

// Name and note at the foot of a base or a leader.
//   name, note;  glyph  before the name;  unit  1 % of the width;  lines  the name may take
Column {
    id: root

    property string name
    property string note
    property string glyph
    property real unit: 1
    property int lines: 1

    Item {
        width: root.width
        height: words.height
        Glyph {
            id: mark
            visible: root.glyph !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: visible ? root.unit * 8.5 : 0
            height: width
            name: root.glyph
            color: Theme.crown
        }
        FaceText {
            id: words
            anchors { left: mark.right; leftMargin: mark.visible ? root.unit * 2.5 : 0; right: parent.right }
            text: root.name
            titled: true
            whole: true
            elide: Text.ElideRight
            height: root.lines > 1 ? Math.ceil(root.unit * 21) : Math.max(11, Math.ceil(root.unit * 11.6))
            verticalAlignment: Text.AlignBottom
            wrapMode: root.lines > 1 ? Text.WordWrap : Text.NoWrap
            maximumLineCount: root.lines
            lineHeight: .86
            fontSizeMode: root.lines > 1 ? Text.Fit : Text.HorizontalFit
            minimumPixelSize: 7
            size: root.unit * (root.lines > 1 ? 9 : 9.6)
        }
    }
    FaceText {
        visible: text !== ""
        width: root.width
        text: root.note
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        color: Theme.faceMuted
        font.weight: Font.Normal
        size: root.unit * 7.6
    }
}
