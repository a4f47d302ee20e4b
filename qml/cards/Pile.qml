pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A deck (its back) or a discard pile (its top card), with its count.
//   count    cards;  counted  their number is shown;  label  hangs below (labelHeight)
//   topCard  id of the card shown; empty: the back, or an empty place when there is nothing
//   theirs   the other player's colour;  back  the pile lies face down (a deck)
//   mark     Mark.…
Item {
    id: root

    property int count: 0
    property bool counted: true
    property string label: ""
    property string topCard: ""
    property bool theirs: false
    property bool back: topCard === ""
    property int mark: Mark.None
    readonly property real unit: width / 50
    readonly property real labelHeight: label === "" ? 0 : caption.height + unit * 3

    enabled: false // only looked at
    implicitWidth: 50
    implicitHeight: Math.round(width * Theme.cardRatio)

    Rectangle {
        visible: root.count === 0
        anchors.fill: parent
        radius: width * .06
        color: "transparent"
        border { width: Theme.hair; color: Theme.outline }
    }
    Shade {
        visible: root.count > 0
        spread: root.unit * 5
    }
    Repeater {
        model: Math.max(0, Math.min(3, root.count - 1))
        CardBack {
            required property int index
            x: -(index + 1) * root.unit * 1.3
            y: -(index + 1) * root.unit * 1.3
            z: -1 - index
            width: root.width
            height: root.height
            theirs: root.theirs
            spent: true
        }
    }
    CardBack {
        visible: root.count > 0 && root.back
        anchors.fill: parent
        theirs: root.theirs
    }
    FacePicture {
        visible: root.count > 0 && !root.back
        anchors.fill: parent
        form: "mini"
        cardId: root.topCard
    }
    Rectangle {
        visible: root.counted
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: root.unit * 4 }
        width: Math.max(number.width + root.unit * 10, height)
        height: root.unit * 17
        radius: height / 2
        color: Theme.ink
        border { width: 1; color: Theme.inkLine }
        FaceText {
            id: number
            anchors.centerIn: parent
            narrow: false
            text: root.count
            size: root.unit * 11.5
        }
    }
    PlainText {
        id: caption
        Accessible.ignored: true
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: root.unit * 3 }
        visible: text !== ""
        text: root.label
        color: Theme.muted
        font { family: Theme.face; pixelSize: Math.max(9, Math.round(root.unit * 10.5)) }
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        radius: root.width * .06
        unit: root.width / 100
        glyphSize: root.width * .36
    }
}
