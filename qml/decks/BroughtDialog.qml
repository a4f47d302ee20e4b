pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Shows the outcome for each file that the user has imported into the library.
Dialog {
    id: root

    required property DeckGallery gallery
    property unknownCard noCard
    readonly property var lines: Array.from(gallery.brought)
    readonly property int kept: lines.filter(line => line.kept).length

    objectName: "broughtDialog"
    open: lines.length > 0
    title: qsTrId("brought_dialog.decks_came", kept)
    boxWidth: Theme.tx(640)
    onDismissed: gallery.forgetBrought()

    Column {
        width: parent.width
        spacing: Theme.tx(6)
        Repeater {
            model: root.lines.length
            Item {
                id: line
                required property int index
                readonly property broughtDeck one: root.lines[index]
                width: parent ? parent.width : 0
                height: unknown.y + unknown.height
                Glyph {
                    id: mark
                    y: Theme.tx(2)
                    width: Theme.tx(14)
                    height: width
                    name: line.one.kept ? "check" : "ban"
                    color: line.one.kept ? Theme.good : Theme.refused
                }
                PlainText {
                    id: file
                    anchors { left: mark.right; leftMargin: Theme.tx(8) }
                    width: Math.round(line.width * .36)
                    text: line.one.file
                    wrapMode: Text.WrapAnywhere
                    color: Theme.text
                    font: Theme.strong
                }
                PlainText {
                    id: words
                    anchors { left: file.right; leftMargin: Theme.tx(10); right: parent.right }
                    text: line.one.outcome
                    wrapMode: Text.Wrap
                    maximumLineCount: 12
                    elide: Text.ElideRight
                    color: Theme.muted
                    font: Theme.body
                }
                Column {
                    id: unknown
                    y: Math.max(file.height, words.height) + (height > 0 ? Theme.tx(6) : 0)
                    anchors { left: mark.right; leftMargin: Theme.tx(8); right: parent.right }
                    spacing: Theme.tx(6)
                    Repeater {
                        model: line.one.unknown.length
                        UnknownLine {
                            required property int index
                            width: parent ? parent.width : 0
                            card: line.one.unknown[index] ?? root.noCard
                            prefix: "near" + line.index + "_" + index + "_"
                            onChosen: choice => root.gallery.takeUnknown(line.index, index, choice)
                        }
                    }
                }
            }
        }
    }

    footer: PushButton {
        objectName: "broughtDone"
        focus: true
        primary: true
        text: qsTrId("deck_view_dialog.close")
        onClicked: root.dismissed()
    }
}
