pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Playmat
import Playmat.Table

// Where the held card may be dropped besides onto cards, or where all cards go that are asked for: a dashed frame and a
// glyph, not colour alone.
Item {
    id: root

    required property TableController controller
    required property tableGeometry geometry // that the places are of

    Repeater {
        model: {
            root.geometry
            const aim = root.controller.aim
            return aim.litPlaces.length > 0 ? aim.litPlaces : aim.awaitingPlaces
        }
        Rectangle {
            id: place
            required property var modelData
            readonly property rect area: modelData.place
            readonly property bool here: root.controller.aim.held.legal
            objectName: "lit_" + modelData.zone
            x: area.x + Theme.px(4)
            y: area.y + Theme.px(4)
            width: area.width - Theme.px(8)
            height: area.height - Theme.px(8)
            radius: Theme.radiusLarge
            color: here ? Theme.targetSoft : Theme.fade(Theme.target, modelData.strip ? .16 : .07)
            Accessible.role: Accessible.Button
            Accessible.name: modelData.words
            Accessible.ignored: !root.controller.aim.held.active // nothing is put there yet
            Accessible.onPressAction: root.controller.pointer.activateZone(modelData.zone)

            Shape {
                anchors.fill: parent
                ShapePath {
                    id: dash
                    readonly property real r: place.radius
                    readonly property real w: place.width
                    readonly property real h: place.height
                    strokeColor: Theme.target
                    strokeWidth: Math.max(2, Theme.px(2))
                    strokeStyle: place.here ? ShapePath.SolidLine : ShapePath.DashLine
                    dashPattern: [4, 3]
                    fillColor: "transparent"
                    startX: r
                    startY: 0
                    PathLine { x: dash.w - dash.r; y: 0 }
                    PathArc { x: dash.w; y: dash.r; radiusX: dash.r; radiusY: dash.r }
                    PathLine { x: dash.w; y: dash.h - dash.r }
                    PathArc { x: dash.w - dash.r; y: dash.h; radiusX: dash.r; radiusY: dash.r }
                    PathLine { x: dash.r; y: dash.h }
                    PathArc { x: 0; y: dash.h - dash.r; radiusX: dash.r; radiusY: dash.r }
                    PathLine { x: 0; y: dash.r }
                    PathArc { x: dash.r; y: 0; radiusX: dash.r; radiusY: dash.r }
                }
            }
            Rectangle { // what it would bring
                objectName: "litChip_" + place.modelData.zone
                visible: chip.text !== ""
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.px(40) }
                width: parent.width - Theme.px(8)
                height: chip.height + Theme.px(10)
                radius: Theme.radius
                color: Theme.panel
                border { width: Math.max(1, Theme.px(1.5)); color: Theme.target }
                PlainText {
                    id: chip
                    anchors.centerIn: parent
                    width: parent.width - Theme.px(8)
                    horizontalAlignment: Text.AlignHCenter
                    text: place.modelData.chip
                    wrapMode: Text.WordWrap
                    color: Theme.text
                    font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12) }
                    Accessible.ignored: true
                }
            }
            PlainText { // a strip is low and may be empty: it says what it is for
                objectName: "litWords_" + place.modelData.zone
                visible: place.modelData.strip
                anchors { right: parent.right; rightMargin: Theme.px(30); verticalCenter: parent.verticalCenter }
                width: parent.width - Theme.px(40)
                height: parent.height - Theme.px(3)
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: place.modelData.words
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(9)
                color: Theme.target
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12) }
                Accessible.ignored: true
            }
            GlyphDot {
                anchors { right: parent.right; bottom: parent.bottom; margins: place.modelData.strip ? (parent.height - width) / 2 : Theme.px(10) }
                width: Theme.px(place.modelData.strip ? 20 : 24)
                name: "play"
                color: Theme.target
            }
        }
    }
}
