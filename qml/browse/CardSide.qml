pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Shows the chosen card enlarged, the meaning of its keywords, its rulings, and the user's decks that contain it.
Rectangle {
    id: root

    required property CardBrowser browser
    property bool book: false // the game has a rules book
    readonly property cardFacts card: browser.picked
    signal linkFollowed(string link)
    signal deckRequested(string path)

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    ScrollBox {
        id: box
        visible: root.card.cardId !== ""
        anchors { fill: parent; margins: Theme.px(14) }
        contentHeight: column.height

        Column {
            id: column
            width: box.width
            spacing: Theme.px(10)

            FactsCard {
                id: large
                objectName: "cardLarge"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, Math.round(Math.max(Theme.px(150), root.height * .66) / Theme.cardRatio))
                height: Math.max(Math.round(width * Theme.cardRatio), neededHeight)
                facts: root.card
                interactive: root.book
                onLinkActivated: link => root.linkFollowed(link)
            }
            OwnedLine {
                width: parent.width
                browser: root.browser
            }
            PlainText {
                id: why
                objectName: "whyNot"
                visible: text !== ""
                width: parent.width
                text: root.browser.whyNot
                wrapMode: Text.Wrap
                color: Theme.changedDown
                font { family: Theme.face; pixelSize: Theme.sx(12.5) }
            }
            Repeater {
                model: root.browser.explain
                ExplainLine {
                    id: line
                    width: column.width
                    onFollowed: root.linkFollowed(line.link)
                }
            }
            CardRulings {
                width: parent.width
                rulings: root.browser.rulings
                onFollowed: link => root.linkFollowed(link)
            }
            PlainText {
                id: heading
                width: parent.width
                topPadding: Theme.px(4)
                text: (root.browser.decks.length > 0 ? qsTrId("card_side.in_your_decks") : qsTrId("card_side.in_none_of_your_decks"))
                wrapMode: Text.Wrap
                color: Theme.muted
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12) }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Repeater {
                model: root.browser.decks
                RuleLink {
                    id: deck
                    required property var modelData
                    required property int index
                    objectName: "cardDeck" + index
                    width: column.width
                    elide: Text.ElideRight
                    font.pixelSize: Theme.sx(12.5)
                    text: "×" + modelData.count + "  " + modelData.name
                    hint: qsTrId("card_side.open_the_deck").arg(modelData.name)
                    onFollowed: root.deckRequested(deck.modelData.path)
                }
            }
        }
    }
    ScrollMark { view: box; x: root.width - width - Theme.px(4) }
}
