pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Damage and healing rise from their card. A handful of numbers is used again and again.
Item {
    id: root

    required property TableSession session
    property int next: 0

    function rise(viewId: int, words: string, good: bool) {
        if (!Theme.animated)
            return
        const number = numbers.itemAt(next) as RisingNumber
        if (!number) // the table is being taken down
            return
        next = (next + 1) % numbers.count
        const place = root.session.stage.rectOf(viewId)
        number.rise(place.x + place.width / 2, place.y + place.height / 2, words, good)
    }

    enabled: false // only looked at

    Repeater {
        id: numbers
        model: 8
        RisingNumber {}
    }
    Connections {
        target: root.session.stage
        function onDamageShown(card: int, amount: int) { root.rise(card, "−" + amount, false) }
        function onHealShown(card: int, amount: int) { root.rise(card, "+" + amount, true) }
    }
}
