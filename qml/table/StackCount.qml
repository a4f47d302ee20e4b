import QtQuick
import Playmat

// As many equal tokens lie in a stack, at the upper right corner of the top one.
//   tile  its width
Rectangle {
    id: root

    property int count: 0
    property real tile: 0

    objectName: "stackCount"
    enabled: false
    x: tile - width * .7
    y: -Math.round(height * .3)
    width: words.implicitWidth + Theme.sx(12)
    height: Theme.sx(22)
    radius: height / 2
    color: Theme.inkSolid
    border { width: Math.max(1, Theme.px(1.5)); color: Theme.faceText }
    PlainText {
        id: words
        anchors.centerIn: parent
        text: "×" + root.count
        color: Theme.faceText
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13.5) }
        Accessible.ignored: true
    }
}
