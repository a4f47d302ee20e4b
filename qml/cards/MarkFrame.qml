import QtQuick
import Playmat
import Playmat.Paint

// Says what may happen with what it is on. Fill it over the item. Each state differs in shape: solid, dashed, halo,
// hatching, and its own glyph.
//   mark        Mark.None … Mark.Quiet
//   tone, idle  of a target: it helps (1) or harms (-1) the card, or changes nothing
//   radius      of the item's corners;  unit  1 % of its width
//   glyphBelow  the glyph hangs under the item instead of sitting on it;  hang  the share of its height that is still on the item
//   bare        without a glyph: another item shows the same information
//   glyphInside the glyph is on the upper edge, for wide forms
Item {
    id: root

    property int mark: Mark.None
    property int tone: 0
    property bool idle: false
    property real radius: 8
    property real unit: 1
    property real glyphSize: unit * (small ? 18 : 24)
    property bool glyphBelow: false
    property real hang: small ? .5 : .02
    property bool bare: false
    property bool glyphInside: false
    readonly property bool small: mark === Mark.Actionable || mark === Mark.Idle
    readonly property bool target: mark === Mark.Target || mark === Mark.Aimed
    readonly property bool nothing: mark === Mark.Idle || (target && idle)
    readonly property bool helping: target && tone > 0
    readonly property bool harming: target && tone < 0
    readonly property bool acts: mark === Mark.Actionable || mark === Mark.Held || mark === Mark.Asks
    readonly property color tint: nothing ? Theme.idle : helping ? Theme.helps : harming ? Theme.harms
        : acts ? Theme.act : mark === Mark.Refused ? Theme.refused : Theme.target
    readonly property color onTint: nothing ? Theme.idleInk : helping ? Theme.helpsInk : harming ? Theme.harmsInk
        : acts ? Theme.actInk : mark === Mark.Refused ? Theme.refusedInk : Theme.targetInk
    readonly property string glyph: glyphName()
    readonly property bool bordered: mark !== Mark.None && mark !== Mark.Refused

    function glyphName(): string {
        if (nothing)
            return "minus"
        switch (mark) {
        case Mark.Actionable: return "act"
        case Mark.Target: case Mark.Aimed: return helping ? "plus" : harming ? "hit" : "target"
        case Mark.Refused: return "ban"
        case Mark.Selected: return "check"
        case Mark.Asks: return "hourglass"
        }
        return ""
    }

    Accessible.ignored: true
    visible: mark !== Mark.None // what is not visible is not gone through when the arrow moves

    MarkBorder {
        visible: root.bordered
        spread: root.unit * 10
        anchors { fill: parent; margins: -spread }
        mark: root.mark
        color: root.mark === Mark.Quiet ? Theme.quietVeil : root.tint
        radius: root.radius
        unit: root.unit
    }
    GlyphDot {
        objectName: "markGlyph"
        visible: root.glyph !== "" && !root.bare
        width: root.glyphSize
        height: width
        x: root.glyphInside ? root.unit * 4 : (root.width - width) / 2
        y: root.glyphInside ? root.unit * 4
            : root.glyphBelow ? root.height - height * root.hang
                              : -height * (root.small ? .62 : .98)
        name: root.glyph
        color: root.onTint
        fill: root.tint
        ring: Theme.inkSolid
        ringWidth: Math.max(1, root.unit * 2)
    }
}
