pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// Keywords as marks: "Sentinel", "Raid 2" with its number.
//   keywords;  dot  size of a disc;  limit  as many as fit, then "+n"
Row {
    id: root

    property list<string> keywords
    property real dot: 16
    property int limit: 3
    readonly property int shown: keywords.length > limit ? limit - 1 : keywords.length

    function numberOf(keyword: string): string {
        const space = keyword.lastIndexOf(" ")
        const number = space > 0 ? keyword.slice(space + 1) : ""
        return number !== "" && !isNaN(Number(number)) ? number : ""
    }

    Accessible.ignored: true
    spacing: dot * .12

    Repeater {
        model: root.shown
        Item {
            id: word
            required property int index
            readonly property string keyword: root.keywords[index] ?? ""
            readonly property string number: root.numberOf(keyword)
            width: root.dot * (number === "" ? 1 : 1.5)
            height: root.dot
            Rectangle {
                anchors.fill: parent
                radius: height / 2
                color: Theme.ink
                border { width: Math.max(1, root.dot * .055); color: Theme.inkLine }
            }
            Glyph {
                x: root.dot * .2
                anchors.verticalCenter: parent.verticalCenter
                width: root.dot * .6
                height: width
                name: Faces.glyphFor(word.keyword)
                color: Theme.faceText
            }
            FaceText {
                visible: word.number !== ""
                x: root.dot * .84
                anchors.verticalCenter: parent.verticalCenter
                text: word.number
                size: root.dot * .7
            }
        }
    }
    FaceText {
        visible: root.keywords.length > root.shown
        anchors.verticalCenter: parent.verticalCenter
        text: "+" + (root.keywords.length - root.shown)
        size: root.dot * .7
    }
}
