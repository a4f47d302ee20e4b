pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// One of an open strip: the colour and the glyph of its aspect; dark and lying sideways while it is exhausted.
Item {
    id: root

    property string aspect
    property bool spent: false
    property int mark: Mark.None
    property var parts: [] // outcomeParts that say how the card pays
    readonly property color tint: Theme.aspectColor(aspect)

    Rectangle {
        anchors.centerIn: parent
        width: root.width
        height: root.spent ? root.width * .8 : root.height
        radius: Math.max(2, root.width * .14)
        color: root.spent ? Qt.darker(root.tint, 3.4) : Qt.darker(root.tint, 1.25)
        border { width: Math.max(1, Theme.px(1.2)); color: root.spent ? Qt.darker(root.tint, 2) : Qt.lighter(root.tint, 1.25) }
        Glyph {
            anchors.centerIn: parent
            width: Math.round(Math.min(root.width, parent.height) * .62)
            height: width
            name: root.aspect
            color: root.spent ? Qt.darker(root.tint, 1.5) : Theme.faceText
        }
        MarkFrame {
            anchors.fill: parent
            mark: root.mark
            radius: parent.radius
            unit: root.width / 40
            glyphBelow: true // the name of the seat is above the pip
            hang: .5
            bare: root.parts.length > 0
        }
    }
    Row {
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.bottom }
        spacing: -Theme.px(2)
        Repeater {
            model: root.parts
            GlyphDot {
                required property outcomePart modelData
                objectName: "pays_" + modelData.glyph
                width: Math.max(Theme.px(14), root.width * .48)
                name: modelData.glyph
                color: Theme.act
                Accessible.ignored: true // the card's own text has it
            }
        }
    }
}
