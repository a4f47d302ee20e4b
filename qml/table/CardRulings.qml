pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The rulings of a card, under a heading. A ruling opens the rule from which it follows.
Column {
    id: root

    required property ExplainModel rulings
    signal followed(string link)

    visible: lines.count > 0
    spacing: Theme.px(6)

    PlainText {
        objectName: "rulingsHeading"
        width: parent.width
        topPadding: Theme.px(4)
        text: qsTrId("card_rulings.rulings")
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        id: lines
        model: root.rulings
        ExplainLine {
            id: line
            required property int index
            objectName: "ruling" + index
            width: root.width
            onFollowed: root.followed(line.link)
        }
    }
}
