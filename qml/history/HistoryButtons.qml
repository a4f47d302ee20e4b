import QtQuick
import Playmat

// The buttons for a finished match.
Flow {
    id: root

    property bool broken: false
    property bool starred: false
    property string title
    signal watchRequested()
    signal reviewRequested()
    signal copyRequested()
    signal starRequested()
    signal removeRequested()

    component Button: PushButton {
        implicitHeight: Theme.sx(32)
        fontSize: Theme.sx(12)
    }

    spacing: Theme.px(7)
    Button { objectName: "watchMatch"; visible: !root.broken; primary: true; glyph: "play"; text: qsTrId("history_buttons.watch"); onClicked: root.watchRequested() }
    Button { objectName: "reviewMatch"; visible: !root.broken; glyph: "bulb"; text: qsTrId("history_buttons.result"); onClicked: root.reviewRequested() }
    Button { objectName: "starMatch"; visible: !root.broken; glyph: "star"; checked: root.starred; text: root.starred ? qsTrId("history_buttons.no_star") : qsTrId("history_buttons.star"); onClicked: root.starRequested() }
    Button { objectName: "copyMatch"; glyph: "save"; text: qsTrId("history_buttons.copy"); onClicked: root.copyRequested() }
    Button { objectName: "removeMatch"; glyph: "cross"; text: qsTrId("history_buttons.delete"); Accessible.name: qsTrId("left_line.delete_the_match").arg(root.title); onClicked: root.removeRequested() }
}
