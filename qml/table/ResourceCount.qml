import QtQuick
import Playmat

// "4 of 6 ready".
Row {
    id: root

    property int ready
    property int total
    property int size: Theme.sx(12.5)

    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 of %2 resources ready").arg(ready).arg(total)

    PlainText {
        text: root.ready
        color: Theme.text
        font { family: Theme.face; weight: Font.Bold; pixelSize: root.size }
        Accessible.ignored: true
    }
    PlainText {
        text: qsTr("of %1 ready").arg(root.total)
        color: Theme.muted
        font { family: Theme.face; pixelSize: root.size }
        Accessible.ignored: true
    }
}
