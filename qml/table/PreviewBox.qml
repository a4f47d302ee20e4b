pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The card under the pointer, large, with its keywords explained and its values accounted for.
Item {
    id: root

    required property TableSession session
    readonly property cardFacts facts: session.preview
    readonly property bool shown: facts.cardId !== ""
    readonly property bool wide: facts.type === "Base"
    readonly property int room: height - why.height - Theme.tx(10)

    clip: true

    CardFace {
        visible: root.shown && !root.wide
        anchors.horizontalCenter: parent.horizontalCenter
        height: Math.floor(Math.max(Theme.tx(120), Math.min(Theme.tx(300), root.room)))
        width: Math.round(height * 63 / 88)
        cardId: root.facts.cardId
        name: root.facts.name
        subtitle: root.facts.subtitle
        type: root.facts.type
        arena: root.facts.arena
        cost: root.facts.cost
        costNow: root.facts.costNow
        power: root.facts.printedPower
        hp: root.facts.printedHp
        aspects: root.facts.aspects
        traits: root.facts.traits
        keywords: root.facts.keywords
        rules: root.facts.rules
        unique: root.facts.unique
    }
    BaseCard {
        visible: root.shown && root.wide
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.tx(10)
        width: Theme.tx(200)
        height: Math.round(width * Theme.wideRatio)
        cardId: root.facts.cardId
        name: root.facts.name
        hp: Math.max(0, root.facts.maxHp)
        damage: root.facts.damage
    }
    Column {
        visible: !root.shown
        anchors.centerIn: parent
        width: parent.width - Theme.tx(30)
        spacing: Theme.tx(8)
        Glyph {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.tx(30)
            height: width
            name: "eye"
            color: Theme.faint
        }
        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("Point at a card to read it here. Right click shows all that it can do.")
            color: Theme.faint
            font: Theme.small
        }
    }
    Column {
        id: why
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.tx(3)
        Repeater {
            model: root.session.explain
            ExplainLine { width: why.width }
        }
    }
}
