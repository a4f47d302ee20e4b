pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A card tucked under a unit with its lower edge showing: an upgrade with its bonus, or a captured card behind bars.
//   words   name of the card;         bonus   "+1/+1" or empty
//   locked  the card is captured;     cardId  printed id of a captured card
//   spent   the card is exhausted;    unit    1 % of the tile's width
Item {
    id: root

    property string words
    property string bonus
    property bool locked: false
    property string cardId
    property bool spent: false
    property real unit: 1
    readonly property bool legible: unit * 17.5 >= 9.5 // as high as its smallest letters
    readonly property bool pictured: locked && cardId !== ""
    readonly property color tone: spent ? Theme.faceSpent : locked ? Theme.captured : bonus.startsWith("-") || bonus.startsWith("−")
        ? Theme.faceDown : Theme.faceGood

    // A captive's name that does not fit ends where a word ends; its picture says the rest.
    function shortened(name: string, room: real): string {
        const parts = name.split(" ")
        for (let n = parts.length; n > 0; --n) {
            const part = parts.slice(0, n).join(" ") + (n < parts.length ? "…" : "")
            if (letters.advanceWidth(part) <= room && part !== "The…")
                return part
        }
        return name
    }

    FontMetrics { id: letters; font { family: Theme.narrow; weight: Font.Medium; pixelSize: 8 } }
    Shadow {
        anchors.fill: parent
        spread: root.unit * 4
    }
    Plate {
        anchors.fill: parent
        radius: root.unit * 5
        color: Theme.tab
        line: Math.max(1, root.unit * 1.3)
        edge: Qt.darker(root.tone, 1.7)
    }
    Glyph {
        id: turned
        visible: root.spent && root.legible
        x: root.unit * 4
        anchors { bottom: parent.bottom; bottomMargin: root.unit * 4.5 }
        width: root.unit * 9.5
        height: width
        name: "exhaust"
        color: root.tone
    }
    Item {
        id: cell
        visible: root.locked
        x: root.unit * 3
        anchors { bottom: parent.bottom; bottomMargin: root.unit * 2.5 }
        width: root.locked ? root.unit * (root.pictured ? 22 : 14) : 0
        height: root.unit * 14.5
        clip: true
        FacePicture { // head and shoulders
            visible: root.pictured
            y: -height * .26
            width: parent.width
            height: width * Theme.tileRatio
            form: "tile"
            cardId: root.cardId
        }
        Glyph {
            visible: !root.pictured && root.legible
            anchors.centerIn: parent
            width: root.unit * 10
            height: width
            name: "lock"
            color: root.tone
        }
        Repeater { // what holds it
            model: root.pictured ? 4 : 0
            Plate {
                required property int index
                x: Math.round((cell.width - width) * index / 3)
                width: Math.max(1, Math.round(root.unit * .9))
                height: cell.height
                color: Theme.fade(root.tone, .8)
            }
        }
    }
    SheetText {
        id: name
        visible: root.legible
        anchors {
            left: cell.right
            right: parent.right
            bottom: parent.bottom
            leftMargin: root.locked ? root.unit * 3 : turned.visible ? root.unit * 11 : 0
            rightMargin: number.width + root.unit * (root.locked ? 3 : 8)
            bottomMargin: root.unit * 2.6
        }
        whole: true
        text: root.locked ? root.shortened(root.words, width) : root.words
        least: 8
        color: root.spent ? Theme.faceSpent : Theme.faceRules
        weight: Font.Medium
        size: root.unit * 10.6
    }
    SheetText { // in the middle without a name beside it, clear of the badges above
        id: number
        visible: root.legible
        x: name.opacity > 0 && root.words !== "" ? root.width - width - root.unit * 5 : (root.width - width) / 2
        anchors { bottom: parent.bottom; bottomMargin: root.unit * 2.6 }
        text: root.bonus
        color: root.tone
        size: root.unit * 10.6
    }
}
