import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A card to choose, whole; its back while it is hidden.
Item {
    id: root

    required property int index
    required property string label
    required property cardFacts facts
    required property bool selected
    required property bool available
    property bool current: false
    readonly property bool hidden: facts.cardId === ""
    signal chosen()

    objectName: "choiceCard" + index
    width: Math.round(height * 63 / 88)
    Accessible.role: Accessible.ListItem
    Accessible.name: hidden ? qsTr("Hidden card") : facts.accessibleName
    Accessible.onPressAction: root.chosen()

    CardBack {
        visible: root.hidden
        anchors { fill: parent; margins: Theme.px(8) }
    }
    CardFace {
        visible: !root.hidden
        anchors { fill: parent; margins: Theme.px(8) }
        cardId: root.facts.cardId
        name: root.facts.name
        subtitle: root.facts.subtitle
        type: root.facts.type
        arena: root.facts.arena
        cost: root.facts.cost
        power: root.facts.printedPower
        hp: root.facts.printedHp
        aspects: root.facts.aspects
        traits: root.facts.traits
        keywords: root.facts.keywords
        rules: root.facts.rules
        unique: root.facts.unique
        mark: root.selected ? Mark.Selected : !root.available ? Mark.Quiet : Mark.Target
    }
    Rectangle {
        visible: root.current
        anchors { fill: parent; margins: Theme.px(2) }
        radius: Theme.radius
        color: "transparent"
        border { width: Theme.focusWidth; color: Theme.focus }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: root.chosen() }
}
