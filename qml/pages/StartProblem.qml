import QtQuick
import Playmat
import Playmat.Paint

// A problem and its remedies; otherwise notes about how a deck was read or, without any, ways to add decks.
Row {
    id: root

    property string problem
    property string notes
    property string otherGame // the game that the refused deck belongs to; empty: no other game
    property bool plainOffered // the refused deck can be played with plain cards
    property int lines: 3
    property alias otherName: other.objectName // name of its button, for tests
    property alias plainName: plain.objectName
    signal otherGameChosen()
    signal plainChosen()

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
        width: root.width - Theme.px(26) - (other.visible ? other.width + root.spacing : 0) - (plain.visible ? plain.width + root.spacing : 0)
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
    PushButton {
        id: plain
        objectName: "playPlain"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.plainOffered
        implicitHeight: Theme.tx(30)
        fontSize: Theme.tx(12)
        text: qsTrId("start_problem.play_with_plain_cards")
        onClicked: root.plainChosen()
    }
}
