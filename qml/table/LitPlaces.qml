pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Places where the held card may be dropped, apart from cards, or the place where all requested cards go: a dashed frame and
// a glyph, so that colour is not the only signal.
Item {
    id: root

    required property TableController controller
    required property tableGeometry geometry // the places belong to it

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
            readonly property bool here: root.controller.aim.held.legal && root.controller.aim.held.place === modelData.zone
            // Of a place that both seats share its plate says what would happen there.
            readonly property bool shared: Array.from(root.geometry.plates).some(plate => plate.tiles !== "" && modelData.zone.startsWith(plate.tiles + "."))
            objectName: "lit_" + modelData.zone
            x: area.x + Theme.px(4)
            y: area.y + Theme.px(4)
            width: area.width - Theme.px(8)
            height: area.height - Theme.px(8)
            radius: Theme.radiusLarge
            color: here ? Theme.targetSoft : Theme.fade(Theme.target, modelData.strip ? .16 : .07)
            Accessible.role: Accessible.Button
            Accessible.name: modelData.words
            Accessible.ignored: !root.controller.aim.held.active && !modelData.choosable // nothing can be dropped yet
            Accessible.onPressAction: root.controller.pointer.activateZone(modelData.zone)

            DashFrame {
                anchors.fill: parent
                radius: place.radius
                color: Theme.target
                line: Math.max(2, Theme.px(2))
                whole: place.here
            }
            Rectangle { // what it would bring
                objectName: "litChip_" + place.modelData.zone
                visible: chip.text !== "" && !place.shared
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
            PlainText { // a strip is low and may be empty, so it names its purpose
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
