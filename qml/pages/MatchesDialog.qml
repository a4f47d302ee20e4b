pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// All unfinished matches to continue and all finished matches to look back at; both kinds can be deleted.
Dialog {
    id: root

    required property SavedMatches matches
    property int section: 0 // 0: unfinished matches; 1: finished matches
    readonly property var finished: root.visible ? root.matches.finished : []
    readonly property var listed: section === 0 ? root.matches.left : finished
    signal continueRequested(string path)

    function goOn(path: string) {
        root.dismissed()
        root.continueRequested(path)
    }

    title: qsTrId("matches_dialog.matches")
    boxWidth: Theme.tx(860)

    Column {
        width: parent.width
        spacing: Theme.tx(14)
        ChoiceRow {
            objectName: "matchSections"
            width: parent.width
            label: qsTrId("matches_dialog.which_matches")
            names: [qsTrId("matches_dialog.to_continue").arg(root.matches.count), qsTrId("matches_dialog.finished").arg(root.finished.length)]
            current: root.section
            onPicked: index => root.section = index
        }
        ItemList {
            id: list
            width: parent.width
            height: Math.min(contentHeight, root.height - Theme.tx(240))
            spacing: Theme.px(6)
            model: root.listed
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
            visible: root.listed.length === 0
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.section === 0 ? qsTrId("matches_dialog.there_are_none_left") : qsTrId("matches_dialog.no_match_is_finished")
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
