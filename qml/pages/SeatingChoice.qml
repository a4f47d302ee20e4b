pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Who sits where, and whether hands are open.
Item {
    id: root

    required property TableSettings settings
    readonly property var kinds: [
        { mode: TableSession.Peek, glyph: "people", name: qsTr("Two at one screen"), note: qsTr("hands hidden; hold to peek") },
        { mode: TableSession.Open, glyph: "eye", name: qsTr("Open hands"), note: qsTr("for teaching a friend") }
    ]

    height: heading.height + Theme.px(8) + kinds.height

    PlainText {
        id: heading
        text: qsTr("NEW GAME · WHO SITS WHERE")
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; letterSpacing: Theme.u * 1.1; pixelSize: Theme.sx(11.5) }
    }
    Row {
        id: kinds
        y: heading.height + Theme.px(8)
        spacing: Theme.px(24) // as the seats below
        Repeater {
            model: root.kinds
            Rectangle {
                id: kind
                required property var modelData
                required property int index
                readonly property bool on: modelData.mode === root.settings.seating
                function choose() { root.settings.seating = modelData.mode }
                objectName: "seating" + index
                width: Math.floor((root.width - (root.kinds.length - 1) * kinds.spacing) / root.kinds.length)
                height: words.y + words.height + Theme.px(7)
                radius: Theme.radius
                activeFocusOnTab: true
                color: on ? Theme.actSoft : hover.hovered ? Theme.raisedHover : Theme.raised
                border { width: on ? Math.max(2, Theme.px(2)) : Theme.hair; color: on ? Theme.act : Theme.outline }
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.name + ", " + modelData.note
                Accessible.checked: on
                Accessible.onPressAction: kind.choose()
                Keys.onReturnPressed: kind.choose()
                Keys.onSpacePressed: kind.choose()
                Glyph {
                    x: Theme.px(13)
                    y: Theme.px(11)
                    width: Theme.px(18)
                    height: width
                    name: kind.modelData.glyph
                    color: kind.on ? Theme.act : Theme.muted
                }
                Glyph {
                    visible: kind.on
                    anchors { right: parent.right; top: parent.top; margins: Theme.px(11) }
                    width: Theme.px(14)
                    height: width
                    name: "check"
                    color: Theme.act
                }
                Column {
                    id: words
                    x: Theme.px(13)
                    y: Theme.px(33)
                    PlainText {
                        text: kind.modelData.name
                        color: Theme.text
                        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
                        Accessible.ignored: true
                    }
                    PlainText {
                        text: kind.modelData.note
                        color: Theme.muted
                        font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
                        Accessible.ignored: true
                    }
                }
                FocusFrame { target: kind }
                HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
                PressArea { onClicked: kind.choose() }
            }
        }
    }
}
