import QtQuick
import Playmat

// Beside a deck that is changed between two games: what its player has noted about it.
ScrollBox {
    id: root

    property string notes

    visible: notes !== "" && height > Theme.sx(40)
    contentHeight: column.height
    Column {
        id: column
        width: root.width
        spacing: Theme.px(3)
        PlainText {
            text: qsTrId("boarding.your_notes")
            color: Theme.muted
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(11.5) }
        }
        PlainText {
            objectName: "boardingNotes"
            width: parent.width
            text: root.notes
            wrapMode: Text.Wrap
            color: Theme.text
            font { family: Theme.face; pixelSize: Theme.sx(12.5) }
        }
    }
}
