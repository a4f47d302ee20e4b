import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// What is shown instead of a deck until its player is alone with the screen.
FocusScope {
    id: root

    required property Boarding boarding

    height: column.height

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(18)
        Glyph {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.sx(54)
            height: width
            name: "people"
            color: Theme.muted
        }
        PlainText {
            objectName: "boardingCover"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTrId("boarding.only_looks_now").arg(root.boarding.name)
            wrapMode: Text.WordWrap
            color: Theme.text
            font { family: Theme.face; pixelSize: Theme.sx(17) }
        }
        PushButton {
            id: show
            objectName: "showBoarding"
            anchors.horizontalCenter: parent.horizontalCenter
            focus: true
            primary: true
            glyph: "eye"
            fontSize: Theme.sx(15)
            text: qsTrId("boarding.show_the_deck").arg(root.boarding.name)
            onClicked: root.boarding.uncover()
        }
    }
}
