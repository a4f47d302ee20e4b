pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The versions of a deck: how each did, what has changed since, and the way back to it.
Dialog {
    id: root

    required property DeckDesk desk

    function ask() {
        label.text = ""
        versions.look()
        root.open = true
        list.forceActiveFocus()
    }

    objectName: "versionsDialog"
    title: Theme.filled(qsTrId("deck_versions.title"), [desk.name])
    boxWidth: Theme.tx(700)
    onDismissed: open = false

    DeckVersions { id: versions; desk: root.desk }
    Column {
        width: parent.width
        spacing: Theme.tx(9)

        Row {
            width: parent.width
            spacing: Theme.tx(12)
            ItemList {
                id: list
                objectName: "versionList"
                width: Math.round((parent.width - parent.spacing) * .58)
                height: Theme.tx(232)
                activeFocusOnTab: true
                model: versions.lines
                currentIndex: versions.chosen
                onCurrentIndexChanged: versions.chosen = currentIndex
                Accessible.role: Accessible.List
                Accessible.name: root.title
                delegate: VersionRow {
                    id: row
                    required property int index
                    objectName: "version" + index
                    width: list.width
                    chosen: index === versions.chosen
                    lit: list.activeFocus
                    onPressed: { versions.chosen = row.index; list.forceActiveFocus() }
                }
            }
            Column {
                width: parent.width - list.width - parent.spacing
                spacing: Theme.tx(4)
                PlainText {
                    width: parent.width
                    text: versions.chosen === 0 ? qsTrId("deck_versions.choose_one")
                        : versions.changes.length > 0 ? qsTrId("deck_versions.changed_since") : qsTrId("deck_versions.same_cards")
                    wrapMode: Text.Wrap
                    color: Theme.muted
                    font: Theme.small
                }
                Repeater {
                    model: Array.from(versions.changes).slice(0, 12)
                    PlainText {
                        required property string modelData
                        required property int index
                        objectName: "change" + index
                        width: parent.width
                        text: modelData
                        wrapMode: Text.Wrap
                        color: modelData.startsWith("+") ? Theme.good : Theme.refused
                        font: Theme.strong
                    }
                }
                PlainText {
                    visible: versions.changes.length > 12
                    text: Theme.filled(qsTrId("deck_versions.and_more"), [versions.changes.length - 12])
                    color: Theme.muted
                    font: Theme.small
                }
            }
        }
        PlainText {
            objectName: "versionsTogether"
            visible: text !== ""
            width: parent.width
            text: root.desk.problem !== "" ? root.desk.problem : versions.together
            wrapMode: Text.Wrap
            color: root.desk.problem !== "" ? Theme.refused : Theme.text
            font: Theme.body
        }
        TextBox {
            id: label
            objectName: "versionName"
            width: parent.width
            maximumLength: 60
            placeholder: qsTrId("deck_versions.name_it")
            onAccepted: keep.clicked()
        }
    }
    footer: [
        PushButton {
            id: keep
            objectName: "keepVersion"
            enabled: label.text.trim() !== ""
            glyph: "save"
            text: qsTrId("deck_versions.keep")
            onClicked: if (versions.keep(label.text)) label.text = ""
        },
        PushButton {
            objectName: "bringBack"
            primary: true
            enabled: versions.canBringBack
            glyph: "undo"
            text: qsTrId("deck_versions.bring_back")
            onClicked: versions.bringBack()
        },
        PushButton {
            objectName: "closeVersions"
            text: qsTrId("poster.back")
            onClicked: root.dismissed()
        }
    ]
}
