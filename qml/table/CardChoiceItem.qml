import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// A card to choose or to view, drawn as in a hand: pointing at it shows its rules. A hidden card shows its back.
Item {
    id: root

    required property int index
    required property int option
    required property int viewId
    required property cardFacts facts
    required property bool selected
    required property bool available
    required property string detail
    required property string glyph
    required property int mark
    property bool current: false
    property bool chooses: true
    readonly property bool hidden: facts.cardId === ""
    readonly property string place: (glyph === "upgrade" || glyph === "lock") && !hidden ? detail : "" // the unit that it is on, or under
    signal chosen()
    signal pointed(bool inside)

    function markNow(): int {
        if (root.selected)
            return Mark.Selected
        return !root.chooses ? root.mark : root.available ? Mark.Target : Mark.Quiet
    }

    z: hover.hovered || current ? 2 : selected ? 1 : 0
    property string kind: "lookedCard"
    objectName: option >= 0 ? "choiceCard" + option : kind + index
    width: Math.round(height * 63 / 88)
    Accessible.role: Accessible.ListItem
    Accessible.name: hidden ? qsTrId("card_choice_item.hidden_card")
        : !available && chooses ? qsTrId("card_choice_item.cannot_be_chosen").arg(facts.accessibleName) : Theme.spoken([facts.accessibleName, place], ", ")
    Accessible.onPressAction: root.chosen()
    onCurrentChanged: root.pointed(current)

    Item {
        anchors.centerIn: parent
        width: Math.min(root.width, Math.round(root.height * 63 / 88)) - 2 * Theme.px(3)
        height: Math.round(width * Theme.cardRatio)

        CardBack {
            visible: root.hidden
            anchors.fill: parent
        }
        MiniCard {
            visible: !root.hidden
            anchors.fill: parent
            cardId: root.facts.cardId
            name: root.facts.name
            type: root.facts.type
            arena: root.facts.arena
            cost: root.facts.cost
            power: root.facts.power
            hp: root.facts.printedHp
            aspects: root.facts.aspects
            keywords: root.facts.keywords
            face: root.facts.face
            pips: root.facts.pips
            inkable: root.facts.inkable
            lore: root.facts.printedLore
            moveCost: root.facts.moveCost
            note: root.facts.note
            mark: root.markNow()
        }
    }
    Rectangle {
        visible: root.place !== ""
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(6) }
        height: unit.height + Theme.px(8)
        radius: Theme.radiusSmall
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }
        PlainText {
            id: unit
            objectName: "choicePlace"
            anchors.centerIn: parent
            width: parent.width - Theme.px(8)
            horizontalAlignment: Text.AlignHCenter
            text: root.place
            wrapMode: Text.Wrap
            color: Theme.text
            font { family: Theme.narrow; pixelSize: Theme.sx(12) }
            Accessible.ignored: true
        }
    }
    Rectangle {
        visible: root.current
        anchors.fill: parent
        radius: Theme.radius
        color: "transparent"
        border { width: Theme.focusWidth; color: Theme.focus }
    }
    HoverHandler {
        id: hover
        blocking: true // they lie over each other
        cursorShape: Qt.PointingHandCursor
        onHoveredChanged: root.pointed(hovered)
    }
    PressArea { onClicked: root.chosen() }
}
