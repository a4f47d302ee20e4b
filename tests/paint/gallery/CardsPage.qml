import QtQuick
import Playmat
import Playmat.Paint

// Whole cards of every type.
Rectangle {
    id: page
    property var cards: []
    readonly property real ch: Math.round(height * .458)
    readonly property real cw: Math.round(ch * 63 / 88)
    readonly property real gap: Math.round((width - 5 * cw) / 6)
    color: Theme.table
    Sample { id: sample; cards: page.cards }
    Repeater {
        model: ["SOR_129", "SOR_049", "SOR_234", "SOR_053", "SOR_010", "SOR_244", "SOR_238", "SOR_089", "SOR_078", "SOR_237"]
        SampleCard {
            required property string modelData
            required property int index
            card: sample.card(modelData)
            mark: index === 5 ? Mark.Actionable : Mark.None
            affordable: index !== 7
            costNow: index === 5 ? 3 : card.cost
            width: page.cw; height: page.ch
            x: page.gap + index % 5 * (page.cw + page.gap); y: Math.round(14 * Theme.u) + Math.floor(index / 5) * (page.ch + Math.round(20 * Theme.u))
        }
    }
}
