import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// What is said to an answer: whether it was right, why, and by which rule.
Row {
    id: root

    required property QuestionDesk desk
    readonly property color tint: desk.right ? Theme.good : Theme.harms

    visible: desk.answered
    spacing: Theme.lx(10)

    Glyph {
        id: sign
        width: Theme.lx(20)
        height: width
        name: root.desk.right ? "check" : "cross"
        color: root.tint
    }
    PlainText {
        objectName: "questionVerdict"
        width: root.width - sign.width - root.spacing
        text: Theme.spoken([root.desk.right ? qsTrId("verdict.right") : qsTrId("verdict.not_quite"), root.desk.verdict, root.desk.rule], " ")
        wrapMode: Text.WordWrap
        color: root.tint
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.lx(14) }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
