pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// How many copies of how many that a deck may have: a filled dot for each copy. Many are a number.
Row {
    id: root

    required property int copies
    required property int most
    readonly property int dots: Math.max(copies, most)

    height: Theme.sx(9)
    spacing: Theme.px(3)
    Repeater {
        model: root.dots > 4 ? 0 : root.dots
        Rectangle {
            required property int index
            readonly property bool on: index < root.copies
            width: root.height
            height: width
            radius: width / 2
            color: on ? Theme.act : "transparent"
            border { width: Theme.hair; color: on ? Theme.act : Theme.faint }
        }
    }
    PlainText {
        visible: root.dots > 4
        anchors.verticalCenter: parent.verticalCenter
        text: "×" + root.copies
        color: Theme.act
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(11) }
        Accessible.ignored: true
    }
}
