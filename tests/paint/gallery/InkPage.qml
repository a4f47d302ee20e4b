import QtQuick
import Playmat
import Playmat.Paint

// Every form of a game with ink, in its states.
Rectangle {
    id: page
    property var cards: []
    readonly property real w: Math.round(100 * Theme.u)
    readonly property real gap: Math.round(26 * Theme.u)
    color: Theme.table

    Board { kind: "loresky"; width: Math.round(110 * Theme.u); height: parent.height }
    Board { kind: "study"; x: Math.round(110 * Theme.u); width: parent.width - x; height: parent.height }

    component T: InkTile {
        width: page.w
        height: Math.round(width * Theme.tileRatio)
    }

    Row {
        x: Math.round(130 * Theme.u); y: Math.round(26 * Theme.u); spacing: page.gap
        T { cardId: "1-001"; name: "Ariel"; power: 3; hp: 4; lore: 2 }
        T { cardId: "1-004"; name: "Jasmine"; power: 2; hp: 3; damage: 1; lore: 1; keywords: ["Singer 5"] }
        T { cardId: "1-005"; name: "Hades"; power: 3; hp: 2; lore: 1; drying: true }
        T { cardId: "1-008"; name: "Maximus"; power: 5; printedPower: 4; hp: 6; lore: 2; exhausted: true; keywords: ["Bodyguard"] }
        T { cardId: "1-014"; name: "Mickey Mouse"; power: 4; hp: 5; damage: 4; lore: 2; exhausted: true; under: 2; keywords: ["Shift 5", "Evasive", "Ward"] }
        T { cardId: "1-037"; name: "Archimedes"; power: 0; hp: 4; lore: 0; mark: Mark.Actionable; keywords: ["Reckless", "Rush"] }
        T { cardId: "1-070"; name: "Beast"; power: 12; hp: 11; damage: 3; lore: 3; mark: Mark.Target; tone: -1; under: 1 }
        T { cardId: "1-032"; name: "Dinglehopper"; type: "Item"; power: -1; hp: -1; width: page.w * .78 }
        T { cardId: "1-033"; name: "Lantern"; type: "Item"; power: -1; hp: -1; width: page.w * .78; exhausted: true; mark: Mark.Idle }
    }
    Row {
        x: Math.round(130 * Theme.u); y: Math.round(196 * Theme.u); spacing: page.gap
        LocationCard { width: page.w * 1.36; height: width * Theme.wideRatio; cardId: "3-030"; name: "Agrabah Marketplace"; hp: 7; lore: 1; moveCost: 1 }
        LocationCard { width: page.w * 1.36; height: width * Theme.wideRatio; cardId: "3-031"; name: "The Library"; hp: 8; damage: 3; lore: 2; moveCost: 2; mark: Mark.Aimed; tone: -1 }
        LocationCard { width: page.w * .7; height: width * Theme.wideRatio; cardId: "3-031"; name: "Motunui, Island Paradise"; hp: 8; damage: 3; lore: 2; moveCost: 2 }
        T { width: page.w * .48; cardId: "1-014"; name: "Mickey Mouse"; power: 4; hp: 5; damage: 4; lore: 2; under: 2; keywords: ["Shift 5", "Evasive"] }
        T { width: page.w * .48; cardId: "1-002"; name: "Cinderella"; power: 3; hp: 4; lore: 1; drying: true; keywords: ["Singer 5"] }
        T { width: page.w * .48; cardId: "1-002"; name: "Cinderella"; power: 3; hp: 4; lore: 1; exhausted: true }
        T { width: page.w * .6; cardId: "1-011"; name: "Lilo"; power: 1; hp: 1; lore: 2; mark: Mark.Selected }
        MiniCard { face: "ink"; height: Math.round(122 * Theme.u); width: height / Theme.cardRatio; cardId: "1-001"; name: "Ariel"; type: "Character"; cost: 4; inkable: true; power: 3; hp: 4; lore: 2; aspects: ["Amber"] }
        MiniCard { face: "ink"; height: Math.round(122 * Theme.u); width: height / Theme.cardRatio; cardId: "1-026"; name: "Be Our Guest"; type: "Song"; cost: 2; costNow: 1; aspects: ["Amber"]; note: "Look at 4 cards" }
        MiniCard { face: "ink"; height: Math.round(122 * Theme.u); width: height / Theme.cardRatio; cardId: "1-033"; name: "Lantern"; type: "Item"; cost: 2; aspects: ["Amber", "Steel"]; inkable: true; affordable: false }
    }
    Row {
        x: Math.round(130 * Theme.u); y: Math.round(344 * Theme.u); spacing: page.gap
        CardFace { face: "ink"; width: Math.round(215 * Theme.u); cardId: "1-001"; name: "Ariel"; subtitle: "On Human Legs"; type: "Character"; cost: 4; inkable: true; power: 3; hp: 4; lore: 2; aspects: ["Amber"]; traits: ["Storyborn", "Hero", "Princess"]; rules: "This character cannot sing." }
        CardFace { face: "ink"; width: Math.round(215 * Theme.u); cardId: "1-014"; name: "Mickey Mouse"; subtitle: "True Friend"; type: "Character"; cost: 3; inkable: true; power: 3; powerNow: 5; hp: 3; hpNow: 3; hpLeft: 1; lore: 2; loreNow: 3; aspects: ["Ruby", "Sapphire"]; traits: ["Dreamborn", "Hero"]; rules: "<b>Shift 5</b> You may play this onto one of your characters with the same name.<p><b>Evasive</b> Only characters with Evasive can challenge it.<p>Whenever this character quests, draw a card, then choose and discard a card." }
        CardFace { face: "ink"; width: Math.round(215 * Theme.u); cardId: "3-031"; name: "The Library"; subtitle: "A Gift for Belle"; type: "Location"; cost: 3; inkable: false; hp: 8; lore: 1; moveCost: 2; aspects: ["Amethyst"]; rules: "Whenever a character is banished while here, you may draw a card." }
        CardFace { face: "ink"; width: Math.round(215 * Theme.u); cardId: "1-026"; name: "Be Our Guest"; type: "Song"; cost: 2; aspects: ["Amber"]; rules: "Look at the top 4 cards of your deck. You may put a character among them into your hand." }
    }
}
