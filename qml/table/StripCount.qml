import QtQuick
import Playmat
import Playmat.Table

// "4 of 6 ready": of what lies in the strip of a seat.
Row {
    id: root

    property counterInfo counter
    property int size: Theme.sx(12.5)

    visible: counter.total >= 0
    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: counter.label

    PlainText {
        text: root.counter.number
        color: Theme.text
        font { family: Theme.face; weight: Font.Bold; pixelSize: root.size }
        Accessible.ignored: true
    }
    PlainText {
        text: qsTrId("strip_count.of_ready").arg(root.counter.total)
        color: Theme.muted
        font { family: Theme.face; pixelSize: root.size }
        Accessible.ignored: true
    }
}
