import QtQuick
import Playmat
import Playmat.Paint

// One of the things that wait to resolve: picture, name, what it does in a few words, and whose it is. A low one, of which
// the rest is covered, is its name alone.
//   cardId, name, note, owner (a name), theirs, mark
Item {
    id: root

    property string cardId
    property string name
    property string note
    property string owner
    property bool theirs: false
    property int mark: Mark.None
    readonly property color tone: theirs ? Theme.theirs : Theme.mine
    readonly property real unit: width / 100
    readonly property bool low: height < width * .5
    readonly property real room: unit * (words.text.length > 45 ? 41 : 29) // four of the smallest lines, or two larger lines
    readonly property real foot: low ? height : note === "" ? unit * 22 : room + unit * 20

    implicitWidth: 80
    implicitHeight: 84

    Shade { spread: root.unit * 7 }
    FacePicture {
        visible: !root.low
        anchors.fill: parent
        form: "pic"
        cardId: root.cardId
    }
    HatchMark {
        anchors.fill: parent
        mark: root.mark
    }
    Rectangle {
        y: root.height - height
        width: parent.width
        height: root.foot
        radius: root.unit * 6
        color: Theme.ink
    }
    FaceText {
        x: root.unit * (root.low ? 18 : 5)
        y: root.height - root.foot + root.unit
        width: root.width - x - root.unit * 5
        height: root.low ? root.foot - 2 * root.unit : root.unit * 18
        horizontalAlignment: root.low ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        size: root.unit * 15
    }
    FaceText {
        id: words
        visible: !root.low && text !== ""
        x: root.unit * 4
        y: root.height - root.unit * 2 - root.room
        width: root.width - 2 * x
        height: root.room
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.note.replace(/\. .*/, ".") // only the first sentence; the preview shows all
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        color: Theme.faceMuted
        font.weight: Font.Medium
        size: root.unit * 12
    }
    Rectangle {
        anchors.fill: parent
        radius: root.unit * 6
        color: "transparent"
        border { width: Math.max(1.5, root.unit * 2.2); color: root.tone }
    }
    Rectangle {
        objectName: "stackOwner"
        visible: root.owner !== ""
        x: -width * .36
        y: root.low ? (root.height - height) / 2 : -height * .34
        width: Math.max(15, root.unit * 26)
        height: width
        radius: width / 2
        color: Qt.darker(root.tone, 1.7)
        border { width: Math.max(1, root.unit * 2.4); color: Theme.inkSolid }
        FaceText {
            anchors.centerIn: parent
            narrow: false
            text: root.owner.charAt(0).toUpperCase()
            size: parent.height * .54
        }
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        radius: root.unit * 6
        unit: root.unit
        glyphSize: root.unit * 26
    }
}
