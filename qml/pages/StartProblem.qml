import QtQuick
import Playmat
import Playmat.Paint

// What is wrong or, while nothing is, how decks come in.
Row {
    id: root

    property string problem

    spacing: Theme.px(8)
    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(15)
        height: width
        name: root.problem === "" ? "link" : "warning"
        color: root.problem === "" ? Theme.faint : Theme.refused
    }
    PlainText {
        readonly property string label: text // for tests from outside
        objectName: "startProblem"
        width: root.width - Theme.px(26)
        text: root.problem === "" ? qsTrId("start_problem.drop_a_deck_file_anywhere") : root.problem
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
        color: root.problem === "" ? Theme.muted : Theme.text
        font { family: Theme.face; pixelSize: Theme.sx(12.5) }
        Accessible.role: root.problem === "" ? Accessible.StaticText : Accessible.AlertMessage
        Accessible.name: text
    }
}
