import QtQuick
import Playmat
import Playmat.Table

// One effect: a number while it waits, what it does, and when. A click or Enter lets it resolve next where that is asked,
// else opens its rule.
Item {
    id: root

    required property TableSession session
    required property int index
    required property string text
    required property string when
    required property string cardId
    required property bool waiting
    required property string link
    required property int option
    property bool current: false
    readonly property bool answers: option >= 0 // the open question

    function open() {
        if (root.answers)
            root.session.controller.desk.chooseOption(root.option)
        else
            root.session.follow(root.link)
    }

    Accessible.role: answers ? Accessible.Button : Accessible.ListItem
    Accessible.name: root.text.replace(/<\/?b>/g, "") + ", " + root.when
    Accessible.onPressAction: root.open()
    height: box.height + Theme.gx(3)

    Rectangle {
        id: box
        width: root.width
        height: Math.max(Theme.tx(25), column.height + Theme.gx(8))
        radius: Theme.radiusSmall
        color: root.answers ? Theme.actSoft : Theme.raised
        border {
            width: root.current ? Theme.focusWidth : root.answers ? Math.max(2, Theme.tx(1.5)) : Theme.hair
            color: root.current ? Theme.focus : root.answers ? Theme.act : Theme.line
        }
        Rectangle {
            x: Theme.tx(4)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.tx(17)
            height: width
            radius: width / 2
            color: Theme.raisedHover
            PlainText {
                anchors.centerIn: parent
                text: root.waiting ? root.index + 1 : "∞"
                color: Theme.text
                font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.tx(10.5) }
            }
        }
        Column {
            id: column
            anchors { left: parent.left; leftMargin: Theme.tx(27); right: parent.right; rightMargin: Theme.tx(6); verticalCenter: parent.verticalCenter }
            PlainText {
                visible: text !== ""
                width: parent.width
                text: root.when
                elide: Text.ElideRight
                color: root.waiting ? Theme.act : Theme.muted
                font { family: Theme.narrow; weight: Font.Medium; pixelSize: Theme.tx(11) }
            }
            MarkedText {
                width: parent.width
                marked: root.text
                wrapMode: Text.Wrap
                color: Theme.text
                font: Theme.caption
            }
        }
    }
    PressArea {
        objectName: "pendingRule" + root.index
        cursorShape: Qt.PointingHandCursor
        onClicked: root.open()
    }
    HoverHandler { onHoveredChanged: root.session.preview.showPrinted(hovered ? root.cardId : "", root.mapToItem(null, 0, 0, root.width, root.height)) }
}
