pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The card in the preview, as large as the window allows, with everything explained.
FocusScope {
    id: root

    required property TableSession session
    property bool open: false
    readonly property cardFacts facts: session.preview

    objectName: "previewLarge"
    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: facts.accessibleName
    visible: open && facts.cardId !== ""
    z: 800
    onVisibleChanged: if (visible) forceActiveFocus()
    Keys.onPressed: root.open = false

    Rectangle { anchors.fill: parent; color: Theme.veil }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onClicked: root.open = false }
    Row {
        anchors.centerIn: parent
        spacing: Theme.px(28)
        CardFace {
            height: Theme.px(480)
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
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: words.width + Theme.px(40)
            height: words.height + Theme.px(36)
            radius: Theme.radiusLarge
            color: Theme.panel
            border { width: Theme.hair; color: Theme.outline }
            Column {
                id: words
                anchors.centerIn: parent
                width: Theme.px(320)
                spacing: Theme.px(8)
                PlainText {
                    width: parent.width
                    text: root.facts.accessibleName
                    wrapMode: Text.WordWrap
                    color: Theme.text
                    font: Theme.heading
                }
                Repeater {
                    model: root.session.explain
                    ExplainLine { width: words.width }
                }
            }
        }
    }
}
