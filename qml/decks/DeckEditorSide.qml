import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Beside the cards of a deck: whether it can be played, the card that is pointed at, its chances, and the costs of all.
Item {
    id: root

    required property DeckDesk desk
    required property DeckTrial trial
    required property MissingCards missing
    property cardFacts picked
    property unknownCard unknown // in the place of the card
    readonly property alias missingLink: lacking
    signal missingRequested()
    signal chosen(int choice)

    function startUnknown() { if (near.visible) near.start() }

    Glyph {
        id: mark
        y: Theme.px(2)
        width: Theme.sx(15); height: width
        name: root.desk.ok ? "check" : "ban"
        color: root.desk.ok ? Theme.good : Theme.refused
    }
    PlainText {
        id: verdict
        objectName: "deskVerdict"
        anchors { left: mark.right; leftMargin: Theme.px(8); right: parent.right }
        text: root.desk.problem !== "" ? root.desk.problem : root.desk.verdict
        wrapMode: Text.Wrap
        maximumLineCount: 6
        elide: Text.ElideRight
        color: Theme.text
        font { family: Theme.face; pixelSize: Theme.sx(12.5) }
    }
    RuleLink {
        id: lacking
        objectName: "deskMissing"
        anchors { left: parent.left; right: parent.right; top: verdict.bottom; topMargin: Theme.px(6) }
        visible: root.desk.path !== "" && root.desk.library.collection.exists
        text: root.missing.count === 0 ? qsTrId("deck_editor_side.nothing_missing") : qsTrId("deck_editor_side.missing").arg(root.missing.count)
        elide: Text.ElideRight
        font.pixelSize: Theme.sx(12.5)
        onFollowed: root.missingRequested()
    }
    FactsCard {
        id: card
        objectName: "deskCardLarge"
        visible: root.picked.cardId !== ""
        anchors { top: lacking.visible ? lacking.bottom : verdict.bottom; topMargin: Theme.px(12) }
        width: Math.min(parent.width, Math.floor((parent.height - y - Theme.px(60) - (odds.visible ? odds.height + Theme.px(14) : 0)) / Theme.cardRatio))
        facts: root.picked
    }
    UnknownLine {
        id: near
        objectName: "deskUnknown"
        visible: root.unknown.words !== "" && root.picked.cardId === ""
        anchors { left: parent.left; right: parent.right; top: card.top }
        card: root.unknown
        onChosen: choice => root.chosen(choice)
    }
    OddsBox {
        id: odds
        objectName: "oddsBox"
        anchors { left: parent.left; right: parent.right; top: card.bottom; topMargin: Theme.px(14) }
        height: implicitHeight
        trial: root.trial
    }
    CostCurve {
        anchors { left: parent.left; right: parent.right; top: odds.visible ? odds.bottom : card.bottom; topMargin: Theme.px(14) }
        height: Math.min(Theme.px(150), parent.height - y)
        visible: height > Theme.px(36)
        counts: root.desk.curve
    }
}
