import QtQuick
import Playmat
import Playmat.Paint

// What is wrong and what can be done about it; else what was made of a deck or, while there is nothing to say, how decks
// come in.
Row {
    id: root

    property string problem
    property string notes
    property string otherGame // whose deck was refused here; empty: no other game's
    property int lines: 3
    property alias otherName: other.objectName // of its button, for tests
    signal otherGameChosen()

    readonly property string said: problem !== "" ? problem : notes

    spacing: Theme.px(8)
    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(15)
        height: width
        name: root.said === "" ? "link" : "warning"
        color: root.said === "" ? Theme.faint : root.problem === "" ? Theme.muted : Theme.refused
    }
    PlainText {
        readonly property string label: text // for tests from outside
        objectName: "startProblem"
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - Theme.px(26) - (other.visible ? other.width + root.spacing : 0)
        text: root.said === "" ? qsTrId("start_problem.drop_a_deck_file_anywhere") : root.said
        wrapMode: Text.WordWrap
        maximumLineCount: root.lines
        elide: Text.ElideRight
        color: root.problem === "" ? Theme.muted : Theme.text
        font { family: Theme.face; pixelSize: Theme.sx(12.5) }
        Accessible.role: root.problem === "" ? Accessible.StaticText : Accessible.AlertMessage
        Accessible.name: text
    }
    PushButton {
        id: other
        objectName: "playOtherGame"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.otherGame !== ""
        implicitHeight: Theme.tx(30)
        fontSize: Theme.tx(12)
        text: qsTrId("start_problem.play_with_this_deck").arg(root.otherGame)
        onClicked: root.otherGameChosen()
    }
}
