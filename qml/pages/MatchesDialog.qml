pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Every match that was left in the middle: to continue, or to delete.
Dialog {
    id: root

    required property SavedMatches matches
    signal continueRequested(string path)

    function goOn(path: string) {
        root.dismissed()
        root.continueRequested(path)
    }

    title: qsTrId("matches_dialog.interrupted_matches")
    boxWidth: Theme.tx(860)

    Column {
        width: parent.width
        spacing: Theme.tx(14)
        ItemList {
            id: list
            width: parent.width
            height: Math.min(contentHeight, root.height - Theme.tx(190))
            spacing: Theme.px(6)
            model: root.matches.left
            delegate: LeftLine {
                id: line
                required property int index
                required property leftMatch modelData
                objectName: "match" + index
                width: list.width
                match: modelData
                removable: true
                onContinueRequested: root.goOn(line.match.path)
                onRemoveRequested: root.matches.remove(line.match.path)
                onHideRequested: root.matches.hide(line.match.path)
            }
        }
        PlainText {
            visible: root.matches.count === 0
            text: qsTrId("matches_dialog.there_are_none_left")
            color: Theme.muted
            font: Theme.body
        }
        PushButton {
            objectName: "closeMatches"
            focus: true
            text: qsTrId("matches_dialog.close")
            onClicked: root.dismissed()
        }
    }
}
