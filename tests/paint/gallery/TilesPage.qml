import QtQuick
import Playmat
import Playmat.Paint

// Every state of a tile.
Rectangle {
    id: page
    property var cards: []
    readonly property real w: Math.round(106 * Theme.u)
    readonly property real dx: Math.round(138 * Theme.u)
    readonly property real dy: Math.round(226 * Theme.u)
    color: Theme.table
    Sample { id: sample; cards: page.cards }

    Board { kind: "space"; width: Math.round(parent.width / 2); height: parent.height }
    Board { kind: "ground"; x: Math.round(parent.width / 2); width: Math.round(parent.width / 2); height: parent.height }

    Repeater {
        model: [["SOR_128", Mark.None], ["SOR_237", Mark.Actionable], ["SOR_063", Mark.Target], ["SOR_129", Mark.Aimed], ["SOR_232", Mark.Refused], ["SOR_198", Mark.Held], ["SOR_130", Mark.Selected], ["SOR_049", Mark.Quiet], ["SOR_225", Mark.Target]]
        SampleTile {
            required property var modelData
            required property int index
            card: sample.card(modelData[0]); mark: modelData[1]
            width: page.w; x: Math.round(24 * Theme.u) + index * page.dx; y: Math.round(44 * Theme.u) - (mark === Mark.Held ? Theme.liftHeld : 0)
        }
    }
    Row {
        x: Math.round(24 * Theme.u); y: Math.round(44 * Theme.u) + page.dy; spacing: page.dx - page.w
        SampleTile { width: page.w; card: sample.card("SOR_044"); exhausted: true }
        SampleTile { width: page.w; card: sample.card("SOR_046"); exhausted: true; damage: 3; mark: Mark.Target }
        SampleTile { width: page.w; card: sample.card("SOR_045"); upgrades: ["Luke’s Lightsaber|+3/+1"]; power: 5; hp: 5 }
        SampleTile { width: page.w; card: sample.card("SOR_086"); upgrades: ["Resilient|+0/+3", "Smuggling Compartment|+1/+1"]; power: 6; hp: 10; shields: 1 }
        SampleTile { width: page.w; card: sample.card("SOR_196"); upgrades: ["Resilient|+0/+3", "Luke’s Lightsaber|+3/+1", "Entangled|−2/−0"]; captured: ["Viper Probe Droid", "AT-ST"]; power: 4; hp: 9; damage: 2 }
        SampleTile { width: page.w; card: sample.card("SOR_130"); captured: ["Alliance X-Wing"]; mark: Mark.Refused }
        SampleTile { width: page.w; card: sample.card("SOR_228"); shields: 2; experience: 1; power: 4; hp: 3 }
        SampleTile { width: page.w; card: sample.card("SOR_088"); stolen: true; experience: 3; power: 12; hp: 12; damage: 4 }
        SampleTile { width: page.w; card: sample.card("SOR_048"); stolen: true; exhausted: true; power: 2; damage: 5; upgrades: ["Entangled|−2/−0"] }
    }
    Row {
        x: Math.round(24 * Theme.u); y: Math.round(48 * Theme.u) + 2 * page.dy; spacing: page.dx - page.w
        SampleTile { width: page.w; card: sample.card("SOR_005"); damage: 1; mark: Mark.Actionable }
        SampleTile { width: page.w; card: sample.card("SOR_010"); exhausted: true; damage: 7 }
        SampleTile { width: page.w; card: sample.card("SOR_194") }
        SampleTile { width: page.w; card: sample.card("SOR_239"); keywords: ["Saboteur", "Ambush", "Restore 2", "Grit"] }
        SampleTile { width: page.w; card: sample.card("SOR_229"); divided: 2; damage: 1; mark: Mark.Selected }
        SampleTile { width: page.w; card: sample.card("SOR_059"); divided: 1; dividedSign: 1; damage: 2 }
        SampleTile { width: page.w; card: sample.card("XYZ_001"); name: "Nobody knows this card"; hp: 3 }
        SampleTile { width: page.w; card: sample.card("SOR_231"); type: "Token Unit"; name: "Token" }
        SampleTile { width: page.w; card: sample.card("SOR_195"); name: "Auzituck Liberator Gunship" }
    }
}
