import QtQuick
import Playmat
import Playmat.Paint

// How strong one side of a shared place is, and whether it attacks or defends there.
Rectangle {
    id: root

    property int sum: 0
    property string role // "attacker", "defender" or empty
    property bool theirs: false
    readonly property color tint: theirs ? Theme.faceTheirs : Theme.faceMine

    width: words.width + Theme.px(18)
    height: Theme.px(22)
    radius: height / 2
    color: Theme.inkSolid
    border { width: Math.max(2, Theme.px(1.6)); color: tint }

    Row {
        id: words
        anchors.centerIn: parent
        spacing: Theme.px(5)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(13)
            height: width
            name: root.role === "attacker" ? "sword" : "shield"
            opacity: root.role === "" ? .75 : 1
            color: root.role === "" ? Theme.faceMuted : root.tint
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.sum
            color: Theme.faceText
            font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.px(14.5) }
            Accessible.ignored: true
        }
    }
}
