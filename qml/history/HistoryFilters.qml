pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The filters of the list: a text box, and for each filter a chip that is amber while it is active.
Item {
    id: root

    required property MatchShelf shelf
    readonly property var glyphs: ["card", "deck", "people", "trophy"] // by MatchShelf.Filter
    signal choiceRequested(int filter)

    function startSearch() { field.startTyping(-1) }

    implicitHeight: Math.max(chips.height, field.height)

    Connections { target: root.shelf; function onChanged() { if (field.text !== root.shelf.text) field.text = root.shelf.text } }
    Flow {
        id: chips
        width: root.width - field.width - Theme.px(12)
        spacing: Theme.px(6)
        Repeater {
            model: root.shelf.filters.length
            FilterChip {
                id: chip
                required property int index
                readonly property var filter: root.shelf.filters[index] ?? ({ label: "", names: [], current: 0 })
                objectName: "filter" + index
                visible: chip.filter.names.length > 2 || chip.on // hidden if there is no choice
                glyph: root.glyphs[index]
                on: chip.filter.current > 0
                text: chip.filter.names[chip.filter.current] ?? ""
                Accessible.name: chip.filter.label + ": " + text
                onClicked: chip.on ? root.shelf.choose(chip.index, 0) : root.choiceRequested(chip.index)
            }
        }
    }
    TextBox {
        id: field
        objectName: "historySearch"
        anchors.right: parent.right
        width: Math.min(Theme.sx(220), Math.round(root.width * .3))
        implicitHeight: Theme.sx(34)
        textFont: Qt.font({ family: Theme.face, pixelSize: Theme.sx(12.5) })
        placeholder: qsTrId("history_filters.a_name_a_deck")
        maximumLength: 80
        onEdited: root.shelf.text = text
    }
}
