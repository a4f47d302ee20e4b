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
    readonly property bool titled: largest(letters) * Theme.worlds.share >= 8 // smaller ones are less legible than plain letters

    // The size at which the name fits, broken where that leaves the shortest lines: Text.Fit alone gives up where a long
    // word would fit in a smaller size, and a name that is cut is not shown. Small letters are a little wider than these.
    function largest(of: FontMetrics): real {
        const parts = root.name.split(" ")
        let widest = of.advanceWidth(root.name)
        for (let i = 1; root.lines > 1 && i < parts.length; ++i)
            widest = Math.min(widest, Math.max(of.advanceWidth(parts.slice(0, i).join(" ")), of.advanceWidth(parts.slice(i).join(" "))))
        return words.width * 94 / Math.max(1, widest)
    }

    FontMetrics { id: letters; font: Theme.worlds.lettered(100) }
    FontMetrics { id: plain; font { family: Theme.narrow; weight: Font.Bold; pixelSize: 100 } }
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
            titled: root.titled
            whole: true
            elide: Text.ElideRight
            height: root.lines > 1 ? Math.ceil(root.unit * 21) : Math.max(11, Math.ceil(root.unit * 11.6))
            verticalAlignment: Text.AlignBottom
            wrapMode: root.lines > 1 ? Text.WordWrap : Text.NoWrap
            maximumLineCount: root.titled || root.lines === 1 ? root.lines : 3
            lineHeight: .86
            fontSizeMode: root.lines > 1 ? Text.Fit : Text.HorizontalFit
            minimumPixelSize: 7
            size: Math.min(root.unit * (root.lines > 1 ? 9 : 9.6), root.largest(root.titled ? letters : plain))
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
