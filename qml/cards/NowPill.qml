import QtQuick
import Playmat

// What a number on a whole card is on the table now, above the printed one: "4 now", "3 of 5 left".
//   words;  better  the change is good for its player;  unit  1 % of the card's height
Rectangle {
    id: root

    property string words
    property bool better: true
    property real unit: 3
    readonly property color tone: better ? Theme.faceGood : Theme.faceDown

    width: text.implicitWidth + unit * 4
    height: unit * 6.4
    radius: height / 2
    color: Theme.inkSolid
    border { width: Math.max(1, unit * .4); color: tone }

    FaceText {
        id: text
        anchors.centerIn: parent
        text: root.words
        color: root.tone
        size: root.unit * 4.6
    }
}
