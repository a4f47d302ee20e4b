pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// How to get decks out of the sites people keep them on, as text that can be pasted.
Column {
    id: root

    property string site: "" // whose link was pasted
    readonly property var sites: [
        { name: "swudb.com", way: qsTr("open the deck, Export → JSON, copy") },
        { name: "karabast.net", way: qsTr("takes the same JSON: paste here what you would paste there") },
        { name: "starwarsunlimited.com", way: qsTr("Deckbuilder, export as text (1 | Luke Skywalker | Faithful Friend)") },
        { name: "melee.gg", way: qsTr("open the decklist, copy it as text (MainDeck, Leader, Base)") },
        { name: qsTr("other sites"), way: qsTr("whatever they export as JSON or as a list (3 Wampa)") }
    ]

    spacing: Theme.tx(3)

    Repeater {
        model: root.sites
        Row {
            id: line
            required property var modelData
            readonly property bool meant: root.site.endsWith(modelData.name)
            width: root.width
            spacing: Theme.tx(10)
            PlainText {
                id: name
                width: Theme.tx(150)
                text: line.modelData.name
                color: line.meant ? Theme.act : Theme.text
                font: Theme.captionStrong
            }
            PlainText {
                width: parent.width - name.width - parent.spacing
                text: line.modelData.way
                wrapMode: Text.Wrap
                color: line.meant ? Theme.text : Theme.muted
                font: Theme.caption
            }
        }
    }
}
