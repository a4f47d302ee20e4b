import QtQuick
import Playmat
import Playmat.Paint

// Says what may happen with what it lies on. Fill it over the item. Each state differs in shape: solid, dashed, halo,
// hatching, and its own glyph.
//   mark        Mark.None … Mark.Quiet
//   radius      of the item's corners;  unit  1 % of its width
//   glyphBelow  the glyph hangs under the item instead of standing on it
//   glyphInside the glyph lies on the upper edge, for wide forms
Item {
    id: root

    property int mark: Mark.None
    property real radius: 8
    property real unit: 1
    property real glyphSize: unit * (mark === Mark.Actionable ? 18 : 24)
    property bool glyphBelow: false
    property bool glyphInside: false
    readonly property string glyph: Theme.markGlyph(mark)
    readonly property bool bordered: mark !== Mark.None && mark !== Mark.Quiet && mark !== Mark.Refused

    Accessible.ignored: true

    Rectangle {
        visible: root.mark === Mark.Quiet
        anchors.fill: parent
        radius: root.radius
        color: Theme.quietVeil
    }
    MarkBorder {
        visible: root.bordered
        spread: root.unit * 10
        anchors { fill: parent; margins: -spread }
        mark: root.mark
        color: Theme.markColor(root.mark)
        radius: root.radius
        unit: root.unit
    }
    GlyphDot {
        visible: root.glyph !== ""
        width: root.glyphSize
        height: width
        x: root.glyphInside ? root.unit * 4 : (root.width - width) / 2
        y: root.glyphInside ? root.unit * 4
            : root.glyphBelow ? root.height - height * (root.mark === Mark.Actionable ? .5 : .02)
                              : -height * (root.mark === Mark.Actionable ? .62 : .98)
        name: root.glyph
        color: Theme.onMarkColor(root.mark)
        fill: Theme.markColor(root.mark)
        ring: Theme.inkSolid
        ringWidth: Math.max(1, root.unit * 2)
    }
}
