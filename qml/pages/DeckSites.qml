pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// How to get decks out of the sites people keep them on, as text that can be pasted.
Column {
    id: root

    property string site: "" // whose link was pasted
    property var sites: [] // of guideLine

    spacing: Theme.tx(3)

    Repeater {
        model: root.sites
        Row {
            id: line
            required property guideLine modelData
            readonly property bool meant: root.site.endsWith(modelData.title)
            width: root.width
            spacing: Theme.tx(10)
            PlainText {
                id: name
                width: Theme.tx(150)
                text: line.modelData.title
                color: line.meant ? Theme.act : Theme.text
                font: Theme.captionStrong
            }
            PlainText {
                width: parent.width - name.width - parent.spacing
                text: line.modelData.text
                wrapMode: Text.Wrap
                color: line.meant ? Theme.text : Theme.muted
                font: Theme.caption
            }
        }
    }
}
