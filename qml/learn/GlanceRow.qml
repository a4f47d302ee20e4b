pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// One side of a small position: its base with what that has left, and as many cards as fit.
Row {
    id: root

    property glanceSide side
    property color tone
    readonly property int each: Math.max(1, Math.round(height * 1.15))
    readonly property int room: Math.max(1, Math.floor((width - base.width) / (each + spacing)))
    readonly property int more: Math.max(0, side.cards.length - room)

    spacing: Theme.px(5)

    Item {
        id: base
        width: Math.round(root.height * 1.5)
        height: root.height
        FacePicture {
            anchors.fill: parent
            form: "pic"
            cardId: root.side.base
        }
        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border { width: Theme.focusWidth; color: root.tone }
        }
        Rectangle {
            anchors { right: parent.right; bottom: parent.bottom; margins: Theme.px(3) }
            width: Math.max(height, left.implicitWidth + Theme.px(10))
            height: left.implicitHeight + Theme.px(2)
            radius: height / 2
            color: Theme.inkSolid
            border { width: Theme.hair; color: Theme.faceText }
            PlainText {
                id: left
                anchors.centerIn: parent
                text: root.side.left
                color: Theme.faceText
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Math.min(Theme.sx(14), Math.round(root.height * .36)) }
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: root.more > 0 ? root.room - 1 : root.side.cards.length
        FacePicture {
            required property int index
            width: root.each
            height: root.height
            form: "pic"
            cardId: root.side.cards[index] ?? ""
        }
    }
    PlainText {
        visible: root.more > 0
        width: root.each
        height: root.height
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: "+" + (root.more + 1)
        color: Theme.muted
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(15) }
        Accessible.ignored: true
    }
}
