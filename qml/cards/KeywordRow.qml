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
        GlyphDot {
            required property int index
            readonly property string keyword: root.keywords[index] ?? ""
            width: root.dot * (number === "" ? 1 : 1.5)
            height: root.dot
            name: Faces.glyphFor(keyword)
            number: root.numberOf(keyword)
        }
    }
    SheetText {
        visible: root.keywords.length > root.shown
        anchors.verticalCenter: parent.verticalCenter
        text: "+" + (root.keywords.length - root.shown)
        size: root.dot * .7
    }
}
