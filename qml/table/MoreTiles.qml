pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Beside a side of an arena with more cards than it shows: how many are out of sight, and buttons that scroll to them.
// The wheel over the arena does the same.
Item {
    id: root

    required property TableSession session

    Repeater {
        model: root.session.stage.tileScrolls
        Column {
            id: more
            required property var modelData
            readonly property rect area: modelData.rect
            readonly property bool near: area.y >= root.session.stage.geometry.midY
            readonly property point middle: Qt.point(area.x + area.width / 2, area.y + area.height / 2)
            x: area.x + area.width - width - Theme.px(2)
            y: area.y + Math.round((area.height - height) / 2)
            spacing: Theme.px(6)
            MoreButton {
                objectName: "moreUp_" + more.modelData.zone
                glyph: "up"
                count: more.near ? more.modelData.before : more.modelData.after
                onClicked: root.session.stage.scrollTiles(more.middle, more.near ? -1 : 1)
            }
            MoreButton {
                objectName: "moreDown_" + more.modelData.zone
                glyph: "down"
                count: more.near ? more.modelData.after : more.modelData.before
                onClicked: root.session.stage.scrollTiles(more.middle, more.near ? 1 : -1)
            }
        }
    }
}
