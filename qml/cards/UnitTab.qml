import QtQuick
import Playmat
import Playmat.Paint

// A card tucked under a unit with its lower edge showing: an upgrade with its bonus, or a captured card with a lock.
//   words  name;  bonus  "+1/+1" or empty;  locked  captured;  unit  1 % of the tile's width
Item {
    id: root

    property string words
    property string bonus
    property bool locked: false
    property real unit: 1
    readonly property bool legible: unit * 17.5 >= 9.5 // as high as its smallest letters
    readonly property color tone: locked ? Theme.captured : bonus.startsWith("-") || bonus.startsWith("−")
        ? Theme.faceDown : Theme.faceGood

    Shade { spread: root.unit * 4 }
    Rectangle {
        anchors.fill: parent
        radius: root.unit * 5
        color: Theme.tab
        border { width: Math.max(1, root.unit * 1.3); color: Qt.darker(root.tone, 1.7) }
    }
    Glyph {
        id: lock
        visible: root.locked && root.legible
        x: root.unit * 5
        anchors { bottom: parent.bottom; bottomMargin: root.unit * 4 }
        width: root.locked ? root.unit * 10 : 0
        height: root.unit * 10
        name: "lock"
        color: root.tone
    }
    FaceText {
        id: name
        visible: root.legible
        anchors {
            left: lock.right
            right: parent.right
            bottom: parent.bottom
            leftMargin: root.locked ? root.unit * 3 : 0
            rightMargin: number.width + root.unit * 8
            bottomMargin: root.unit * 2.6
        }
        whole: true
        text: root.words
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.faceRules
        font.weight: Font.Medium
        size: root.unit * 10.6
    }
    FaceText { // in the middle without a name beside it, clear of the badges above
        id: number
        visible: root.legible
        x: name.opacity > 0 && root.words !== "" ? root.width - width - root.unit * 5 : (root.width - width) / 2
        anchors { bottom: parent.bottom; bottomMargin: root.unit * 2.6 }
        text: root.bonus
        color: root.tone
        size: root.unit * 10.6
    }
}
