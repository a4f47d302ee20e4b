import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Every form of a game with domains, in its states, on its ground.
Rectangle {
    id: page
    property var cards: []
    readonly property real w: Math.round(84 * Theme.u)
    readonly property real gap: Math.round(20 * Theme.u)
    function px(n: real): int { return Math.round(n * Theme.u) }
    color: Theme.table

    Board { kind: "points"; width: page.px(62); height: parent.height }
    Board { kind: "stones"; x: page.px(62); width: parent.width - x; height: parent.height }
    Board { kind: "land/OGN-298"; x: page.px(70); y: page.px(6); width: page.px(560); height: page.px(320) }
    Board { kind: "rift"; x: page.px(632); y: page.px(6); width: page.px(100); height: page.px(320) }
    Board { kind: "land/OGN-294"; x: page.px(734); y: page.px(6); width: page.px(540); height: page.px(320) }

    component T: RiftTile {
        width: page.w
        height: Math.round(width * Theme.tileRatio)
    }
    component G: RiftTile {
        type: "Gear"
        width: page.px(66)
        height: page.px(72)
    }
    component M: MiniCard {
        face: "rift"
        height: page.px(122)
        width: height / Theme.cardRatio
    }
    component C: CardFace {
        face: "rift"
        width: page.px(168)
    }
    Row {
        x: page.px(84); y: page.px(24); spacing: page.gap
        T { cardId: "OGN-030"; name: "Jinx"; champion: true; power: 7; printedPower: 4; keywords: ["Assault 2"]; signs: ["attacker"] }
        T { cardId: "OGN-001"; name: "Blazing Scorcher"; power: 6; printedPower: 5; exhausted: true; signs: ["attacker"] }
        T { cardId: "OGN-222"; name: "Noxian Drummer"; power: 4; printedPower: 3; damage: 2; signs: ["defender"]; mark: Mark.Target; tone: -1 }
        T { cardId: "recruit"; name: "Recruit"; type: "Token Unit"; power: 2; printedPower: 1; keywords: ["Tank"] }
        T { cardId: "OGN-013"; name: "Pouty Poro"; power: 2; signs: ["buffed"]; keywords: ["Shield 2", "Tank"] }
        T { cardId: "OGN-084"; name: "Eager Apprentice"; power: 3; printedPower: 4; damage: 1; signs: ["stunned"] }
    }
    Row {
        x: page.px(748); y: page.px(24); spacing: page.gap
        T { cardId: "OGN-151"; name: "Lee Sin"; champion: true; power: 8; printedPower: 6; signs: ["empowered", "buffed"]; upgrades: ["Long Sword|+2", "Doran's Shield|+3"] }
        T { cardId: "OGN-165"; name: "Cemetery Attendant"; power: 3; exhausted: true; signs: ["stunned", "buffed"]; keywords: ["Deathknell", "Assault 3", "Tank"]; mark: Mark.Aimed }
        T { cardId: "OGN-086"; name: "Jeweled Colossus"; power: 5; mark: Mark.Actionable; keywords: ["Shield"] }
        T { cardId: "OGN-118"; name: "Wraith of Echoes"; power: 10; damage: 12; exhausted: true; divided: 2; stolen: true }
        T { width: page.px(66); cardId: "OGN-103"; name: "Ravenbloom Student"; power: 2; keywords: ["Vision"] }
    }
    PlaceCard { x: page.px(84); y: page.px(160); width: page.px(353); height: page.px(62); cardId: "OGN-298"; name: "Zaun Warrens"; rules: "<b>Conquer</b> here: discard 1, then draw 1."; reserved: page.px(51) }
    PlaceCard { x: page.px(748); y: page.px(170); width: page.px(353); height: page.px(62); cardId: "OGN-294"; name: "Trifarian War Camp"; rules: "Units here have +1 Might."; reserved: page.px(51); mark: Mark.Target }
    Row {
        x: page.px(450); y: page.px(160); spacing: page.px(8)
        CardBack { width: page.px(48); height: page.px(66) }
    }
    Row {
        x: page.px(84); y: page.px(232); spacing: page.gap
        G { cardId: "OGN-101"; name: "Mushroom Pouch" }
        G { cardId: "OGN-090"; name: "Orb of Regret"; exhausted: true; mark: Mark.Actionable }
        G { cardId: "SFD-178"; name: "Blade of the Ruined King"; upgrades: [] }
        G { cardId: "gold"; name: "Gold"; type: "Token Gear" }
        G { cardId: "OGN-182"; name: "Scrapheap" }
    }
    Row {
        x: page.px(748); y: page.px(244); spacing: page.px(6)
        Repeater {
            model: ["Fury", "Calm", "Mind", "Body", "Chaos", "Order"]
            ColourPip { required property string modelData; aspect: modelData; width: page.px(30); height: page.px(35) }
        }
        ColourPip { aspect: "Fury"; spent: true; width: page.px(30); height: page.px(35) }
        ColourPip { aspect: "Mind"; spent: true; width: page.px(30); height: page.px(35) }
        ColourPip { aspect: "Order"; width: page.px(12); height: page.px(22) }
        ColourPip { aspect: "Chaos"; spent: true; width: page.px(12); height: page.px(22) }
        ColourPip { aspect: "Body"; mark: Mark.Actionable; width: page.px(30); height: page.px(35) }
    }
    Column {
        x: page.px(642); y: page.px(40); spacing: page.px(24)
        StackItem { width: page.px(80); height: page.px(84); cardId: "OGN-093"; name: "Smoke Screen"; note: "Jinx −4 Might"; owner: "Marek"; theirs: true }
        StackItem { width: page.px(80); height: page.px(84); cardId: "OGN-024"; name: "Void Seeker"; note: "4 to Apprentice"; owner: "Ada"; mark: Mark.Target }
        StackItem { width: page.px(80); height: page.px(20); cardId: "OGN-024"; name: "Get Excited!"; owner: "Ada" }
    }
    Row {
        x: page.px(76); y: page.px(340); spacing: page.px(12)
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGN-251"; name: "Loose Cannon"; note: "Legend · Jinx" }
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGN-265"; name: "Herald of the Arcane"; note: "Legend · Viktor"; exhausted: true; mark: Mark.Actionable }
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGN-117"; name: "Viktor"; note: "Innovator"; cost: 4; pips: ["Mind"]; power: 3 }
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGS-023"; name: "Might of Demacia"; note: "Legend · Garen" }
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGS-021"; name: "Lady of Luminosity"; note: "Legend · Lux" }
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGS-017"; name: "Dark Child"; note: "Legend · Annie" }
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGS-019"; name: "Wuju Bladesman"; note: "Legend · Master Yi" }
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGN-257"; name: "Blind Monk"; note: "Legend · Lee Sin" }
        RiftPlace { width: page.px(112); height: page.px(76); cardId: "OGN-151"; name: "Lee Sin"; note: "Centered"; cost: 6; pips: ["Body", "Body"]; power: 6; mark: Mark.Target }
    }
    Row {
        x: page.px(76); y: page.px(446); spacing: page.px(12)
        M { cardId: "OGN-024"; name: "Void Seeker"; type: "Spell"; cost: 3; pips: ["Fury"]; keywords: ["Action"]; note: "Action"; mark: Mark.Actionable }
        M { cardId: "OGN-169"; name: "Gust"; type: "Spell"; cost: 1; keywords: ["Reaction"]; note: "Reaction" }
        M { cardId: "OGN-008"; name: "Get Excited!"; type: "Spell"; cost: 2; costNow: 1; pips: ["Fury", "Any"]; keywords: ["Action"]; note: "Action" }
        M { cardId: "OGN-002"; name: "Brazen Buccaneer"; type: "Unit"; cost: 6; power: 5; affordable: false }
        M { cardId: "OGN-178"; name: "Undercover Agent"; type: "Unit"; cost: 5; pips: ["Chaos"]; power: 5; note: "Deathknell" }
        M { cardId: "OGN-101"; name: "Mushroom Pouch"; type: "Gear"; cost: 2; pips: ["Mind"]; keywords: []; note: "" }
        M { cardId: "OGN-007"; name: "Fury Rune"; type: "Rune" }
        M { cardId: "OGN-298"; name: "Zaun Warrens"; type: "Battlefield" }
        M { width: page.px(48); height: page.px(66); cardId: "OGN-182"; name: "Scrapheap"; type: "Gear"; cost: 1 }
    }
    Row {
        x: page.px(900); y: page.px(440); spacing: page.px(14)
        C { cardId: "OGN-030"; name: "Jinx"; subtitle: "Demolitionist"; type: "Unit"; typeWord: "Unit"; cost: 3; pips: ["Fury"]; power: 4; powerNow: 7; traits: ["Jinx", "Zaun"]; keywords: ["Accelerate", "Assault 2"]; rules: "<b>Accelerate</b> 1 and 1 fury<p><b>Assault 2</b><p>When you play me, discard 2." }
        C { cardId: "OGN-093"; name: "Smoke Screen"; type: "Spell"; typeWord: "Spell"; cost: 2; pips: ["Mind"]; keywords: ["Reaction"]; rules: "<b>Reaction</b><p>Give a unit −4 Might this turn, down to no less than 1." }
    }
    Row {
        x: page.px(76); y: page.px(584); spacing: page.px(10)
        Repeater {
            model: ["OGN-078", "OGN-246", "OGS-001", "OGS-013", "OGS-006", "OGS-004", "OGN-202", "OGS-018", "OGN-087"]
            T { required property string modelData; cardId: modelData; name: modelData; power: 4 }
        }
    }
}
