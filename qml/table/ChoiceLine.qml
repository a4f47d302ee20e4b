import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// One line to choose: a word, a line of explanation, a picture when it is about a card.
Item {
    id: root

    required property int index
    required property string label
    required property string detail
    required property string glyph
    required property cardFacts facts
    required property int rank
    required property bool selected
    required property bool available
    property bool current: false
    property bool orders: false
    signal chosen()
    signal moved(int by)

    objectName: "choiceLine" + index
    implicitHeight: Math.max(Theme.px(38), words.height + Theme.px(16)) + Theme.px(6)
    Accessible.role: Accessible.ListItem
    Accessible.name: orders ? "%1. %2".arg(rank).arg(label) : Theme.spoken([label, detail], ", ")
    Accessible.onPressAction: root.chosen()

    z: drag.active ? 1 : 0
    transform: Translate { y: drag.active ? drag.activeTranslation.y : 0 }

    Rectangle {
        width: root.width
        height: root.height - Theme.px(6)
        radius: Theme.radius
        opacity: root.available ? 1 : .55
        color: root.selected && !root.orders ? Theme.actSoft : hover.hovered || root.current ? Theme.raisedHover : Theme.raised
        border {
            width: root.current ? Theme.focusWidth : Theme.hair
            color: root.current ? Theme.focus : root.selected && !root.orders ? Theme.act : Theme.outline
        }
        FacePicture {
            id: picture
            visible: root.facts.cardId !== ""
            x: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            width: visible ? Theme.px(46) : 0
            height: Theme.px(32)
            form: "pic"
            cardId: root.facts.cardId
        }
        Glyph {
            id: mark
            visible: !picture.visible && root.glyph !== ""
            x: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.sx(16)
            height: width
            name: root.glyph
            color: Theme.act
        }
        Column {
            id: words
            x: picture.visible ? Theme.px(62) : mark.visible ? Theme.px(22) + Theme.sx(16) : Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - (root.orders ? Theme.px(74) : Theme.px(10))
            PlainText {
                width: parent.width
                text: root.orders ? "%1.  %2".arg(root.rank).arg(root.label) : root.label
                wrapMode: Text.WordWrap
                color: Theme.text
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
                Accessible.ignored: true
            }
            PlainText {
                visible: text !== ""
                width: parent.width
                text: root.detail
                wrapMode: Text.WordWrap
                color: Theme.muted
                font { family: Theme.face; pixelSize: Theme.sx(11.5) }
                Accessible.ignored: true
            }
        }
        Row {
            visible: root.orders
            anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
            IconButton { glyph: "up"; text: qsTrId("choice_line.earlier"); onClicked: root.moved(-1) }
            IconButton { glyph: "down"; text: qsTrId("choice_line.later"); onClicked: root.moved(1) }
        }
        HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
        PressArea { enabled: !root.orders; onClicked: root.chosen() }
        DragHandler {
            id: drag
            property real way: 0 // its own is reset once it ends, from Qt 6.5 on
            enabled: root.orders
            target: null
            onActiveTranslationChanged: if (active) way = activeTranslation.y
            onActiveChanged: if (!active) root.moved(Math.round(way / root.height))
        }
    }
}
