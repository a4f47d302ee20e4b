import QtQuick

// Finds a sample card by its id.
QtObject {
    property var cards: []

    function card(id) {
        return cards.find(c => c.id === id) ?? { id: id, name: id, subtitle: "", type: "Unit", arena: "", cost: 0, power: 0,
            hp: 1, upgradePower: 0, upgradeHp: 0, aspects: [], traits: [], keywords: [], unique: false, rules: "" }
    }
}
