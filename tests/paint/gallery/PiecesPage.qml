import QtQuick
import Playmat
import Playmat.Paint

// Hand, bases, leaders, piles, resources, the arrow, rules text, all glyphs.
Rectangle {
    id: page
    property var cards: []
    property list<string> glyphs
    readonly property real u: Theme.u
    function px(n: real): int { return Math.round(n * u) }
    color: Theme.table
    Sample { id: sample; cards: page.cards }
    Board { kind: "dusk"; width: parent.width; height: parent.height }

    Repeater {
        model: ["SOR_045", "SOR_053", "SOR_074", "SOR_198", "SOR_195", "SOR_225", "SOR_088"]
        SampleMini {
            required property string modelData
            required property int index
            card: sample.card(modelData)
            note: card.type === "Event" ? "Heal 3" : ""
            mark: index === 5 ? Mark.Selected : index === 2 ? Mark.Refused : index < 4 ? Mark.Actionable : Mark.None
            affordable: index < 4
            costNow: index === 1 ? 1 : index === 3 ? 9 : card.cost
            height: page.px(122); width: Math.round(height * 63 / 88)
            x: page.px(24) + index * page.px(92); y: page.px(20) + Math.abs(index - 3) * page.px(4)
            rotation: (index - 3) * 2; turn: rotation; transformOrigin: Item.Bottom
        }
    }
    SampleCard { card: sample.card("SOR_195"); mark: Mark.Held; height: page.px(203); width: Math.round(height * 63 / 88); x: page.px(690); y: page.px(20) }
    SampleCard { card: sample.card("SOR_139"); mark: Mark.Target; height: page.px(246); width: Math.round(height * 63 / 88); x: page.px(860); y: page.px(20) }
    SampleCard { card: sample.card("SOR_084"); height: page.px(246); width: Math.round(height * 63 / 88); x: page.px(1062); y: page.px(20) }

    Grid {
        x: page.px(24); y: page.px(180); columns: 4; spacing: page.px(14)
        BaseCard { width: page.px(146); cardId: "SOR_029"; name: "Administrator’s Tower"; damage: 13; mark: Mark.Refused }
        BaseCard { width: page.px(146); cardId: "SOR_023"; name: "Command Center"; epicAvailable: true; mark: Mark.Target }
        BaseCard { width: page.px(146); cardId: "SOR_029"; name: "Administrator’s Tower"; damage: 9; epicUsed: true; mark: Mark.Aimed }
        BaseCard { width: page.px(146); cardId: "SOR_023"; name: "Command Center"; damage: 29; note: "1 left!" }
        WideCard { width: page.px(146); cardId: "SOR_005"; name: "Luke Skywalker"; deployAt: 6; resources: 4 }
        WideCard { width: page.px(146); cardId: "SOR_010"; name: "Darth Vader"; deployAt: 7; resources: 7; mark: Mark.Actionable }
        WideCard { width: page.px(146); cardId: "SOR_010"; name: "Darth Vader"; exhausted: true; deployAt: 7; resources: 6; epicUsed: true }
        WideCard { width: page.px(146); cardId: "SOR_005"; name: "Luke Skywalker"; deployed: true; epicUsed: true }
    }
    Row {
        x: page.px(330); y: page.px(430); spacing: page.px(20)
        Pile { width: page.px(58); count: 31; label: "Deck" }
        Pile { width: page.px(58); count: 7; label: "Discard"; topCard: "SOR_172" }
        Pile { width: page.px(58); count: 0; label: "Discard" }
        Pile { width: page.px(58); count: 33; label: "Deck"; theirs: true; mark: Mark.Actionable }
        CardBack { width: page.px(58); height: page.px(81); theirs: true; mark: Mark.Target }
    }
    AttackArrow { anchors.fill: parent; unit: page.u; tail: Theme.act; head: Theme.arrowHead; from: Qt.point(page.px(700), page.px(560)); to: Qt.point(page.px(840), page.px(380)) }
    Rectangle {
        x: page.px(880); y: page.px(290); width: page.px(370); height: page.px(150); radius: Theme.radius; color: Theme.panel; border { width: 1; color: Theme.line }
        RulesText {
            anchors { fill: parent; margins: page.px(12) }
            interactive: true
            text: "<b>Action</b> {resource:2} {exhaust}: Deal 1 to a {trait:Vehicle} unit if you played a {aspect:villainy} card or an {aspect:aggression} {aspect:cunning} one. {keyword:Raid 2} <i>This unit gets +2/+0 while it attacks.</i> See [CR 8.3.2](rule:8.3.2).<p>{unique} Only one of these, {event} {upgrade} {ground} {space}."
        }
    }
    Grid {
        x: page.px(330); y: page.px(560); columns: 32; spacing: page.px(7)
        Repeater {
            model: page.glyphs
            Glyph { required property string modelData; width: page.px(19); height: width; name: modelData; color: Theme.text }
        }
    }
    Rectangle { id: f; x: page.px(880); y: page.px(455); width: page.px(370); height: page.px(90); color: Theme.raised; radius: Theme.radius
        Column { anchors { fill: parent; margins: page.px(8) } spacing: page.px(2)
            Text { text: "Title 26"; font: Theme.title; color: Theme.text }
            Row { spacing: page.px(10); Text { text: "Heading"; font: Theme.heading; color: Theme.text } Text { text: "Body 13"; font: Theme.body; color: Theme.text } Text { text: "Small"; font: Theme.small; color: Theme.muted } Text { text: "Caption narrow"; font: Theme.caption; color: Theme.muted } Text { text: "LABEL"; font: Theme.label; color: Theme.faint } Text { text: "1234"; font: Theme.numbers; color: Theme.act } Text { text: "Name"; font: Theme.name; color: Theme.target } }
        } }
}
