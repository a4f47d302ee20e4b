pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// What PreviewLarge shows: the sides of the card, its values and words explained, and its rulings.
Row {
    id: root

    required property TableSession session
    required property Item window
    readonly property cardFacts facts: session.preview.facts
    readonly property bool twoSided: facts.otherRules !== ""

    function scrollBy(dy: real) { front.scrollBy(dy) }

    spacing: Theme.px(24)

    FactsCard {
        id: front
        width: Math.round(height / Theme.cardRatio)
        height: Theme.px(510)
        facts: root.facts
        otherRules: ""
    }
    FactsCard {
        visible: root.twoSided
        width: front.width
        height: front.height
        facts: root.facts
        rules: "<b>" + root.facts.otherTitle + ":</b><p>" + root.facts.otherRules
        otherRules: ""
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: words.width + Theme.px(40)
        height: scroll.height + Theme.px(36)
        radius: Theme.radiusLarge
        color: Theme.panel
        border { width: Theme.hair; color: Theme.outline }
        Flickable {
            id: scroll
            anchors.centerIn: parent
            width: words.width
            height: Math.min(contentHeight, root.window.height - Theme.px(80))
            contentWidth: words.width
            contentHeight: words.height
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: words
                width: Theme.px(root.twoSided ? 290 : 380)
                spacing: Theme.px(8)
                PlainText {
                    width: parent.width
                    text: root.facts.accessibleName
                    wrapMode: Text.Wrap
                    color: Theme.text
                    font: Theme.heading
                }
                Repeater {
                    model: root.session.preview.explain
                    ExplainLine { width: words.width; onFollowed: root.session.follow(link) }
                }
                CardRulings {
                    width: parent.width
                    rulings: root.session.preview.rulings
                    onFollowed: link => root.session.follow(link)
                }
            }
        }
        ScrollMark { view: scroll }
    }
}
