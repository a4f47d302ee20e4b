import QtQuick
import Playmat

// A lesson on the map: number, title, minutes, stars; a ring where something of it is due, a bright edge for the next one.
Item {
    id: root

    required property int index
    required property string lesson
    required property string title
    required property string summary
    required property string picture
    required property int number
    required property int minutes
    required property int stars
    required property bool due
    required property bool next
    property int tileWidth
    readonly property bool done: stars > 0
    signal chosen()
    signal reached()
    signal stepped(int dx, int dy)

    function takeFocus() { tile.forceActiveFocus() }

    width: tileWidth
    height: tile.height

    Rectangle {
        id: tile
        objectName: "lesson" + root.number
        width: root.width
        height: Theme.sx(86)
        radius: Theme.radius
        color: hover.hovered ? Theme.raisedHover : Theme.raised
        border { width: root.next ? Math.max(2, Theme.px(2)) : Theme.hair; color: root.next ? Theme.act : Theme.outline }

        activeFocusOnTab: true
        onActiveFocusChanged: if (activeFocus) root.reached()
        Accessible.role: Accessible.Button
        Accessible.name: Theme.spoken([qsTrId("lesson_tile_box.lesson").arg(root.number).arg(root.title), qsTrId("lesson_tile_box.min").arg(root.minutes),
                                       root.done ? qsTrId("lesson_tile_box.of_3_stars").arg(root.stars) : qsTrId("lesson_tile_box.not_done_yet"), root.due ? qsTrId("lesson_tile_box.due") : ""], ", ")
        Accessible.description: root.summary
        Accessible.onPressAction: root.chosen()
        Keys.onReturnPressed: root.chosen()
        Keys.onEnterPressed: root.chosen()
        Keys.onSpacePressed: root.chosen()
        Keys.onLeftPressed: root.stepped(-1, 0)
        Keys.onRightPressed: root.stepped(1, 0)
        Keys.onUpPressed: root.stepped(0, -1)
        Keys.onDownPressed: root.stepped(0, 1)

        FadingPicture {
            anchors { fill: parent; margins: tile.border.width }
            cardId: root.picture
            behind: tile.color
            radius: tile.radius
        }
        PlainText {
            x: Theme.px(12)
            y: Theme.px(9)
            text: root.number
            color: root.done ? Theme.coach : Theme.faint
            font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(15) }
        }
        GlyphDot {
            visible: root.due
            anchors { right: parent.right; top: parent.top; margins: Theme.px(8) }
            width: Theme.sx(20)
            name: "redo"
            color: Theme.coachInk
            fill: Theme.coach
            ring: Theme.inkSolid
        }
        PlainText {
            x: Theme.px(12)
            y: Theme.px(8) + Theme.sx(19)
            width: parent.width - 2 * x
            height: Theme.sx(34)
            text: root.title
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: .95
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
        }
        PlainText {
            x: Theme.px(12)
            anchors { bottom: parent.bottom; bottomMargin: Theme.px(8) }
            text: qsTrId("lesson_tile_box.min").arg(root.minutes)
            color: Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.sx(12) }
        }
        StarRow {
            visible: root.done
            anchors { right: parent.right; bottom: parent.bottom; rightMargin: Theme.px(10); bottomMargin: Theme.px(8) }
            stars: root.stars
            size: Theme.sx(14)
            Accessible.ignored: true
        }
        FocusFrame { target: tile }
        HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
        PressArea { onClicked: root.chosen() }
    }
}
