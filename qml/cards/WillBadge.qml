import QtQuick
import Playmat

// Willpower that is left: whole, in a wall; damaged, in a ring that shows what is gone.
//   remains, most, printed   as they are now, and as printed;  spent  on a grey tile
NumberBadge {
    id: root

    property int remains: 1
    property int most: remains
    property bool spent: false
    readonly property bool hurt: remains < most

    objectName: "hpBadge"
    kind: hurt ? "hp" : "willpower"
    value: most
    text: remains
    part: remains / Math.max(1, most)
    shade: hurt ? (spent ? Theme.hpSpent : Theme.hp) : Theme.willpower
    color: hurt ? Theme.hpHurt : Theme.faceText
    numeral: hurt ? .63 : .56
}
