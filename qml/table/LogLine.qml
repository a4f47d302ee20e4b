pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// One line of the log: whose doing by the colour and place of its bar, what kind by its glyph; what came of one action
// stands together. Each card it names can be pointed at; a click shows all of them as they were at that moment. A line
// without cards opens its rule.
Item {
    id: root

    required property TableSession session
    required property int index
    required property string glyph
    required property string plain
    required property var words
    required property var cards
    required property int seat
    required property string link
    required property bool opens
    property bool fresh: true
    property bool current: false
    readonly property color tint: seat < 0 ? Theme.faint : seat === session.stage.nearSeat.seat ? Theme.mine : Theme.theirs
    readonly property bool leads: cards?.length > 0 || link !== "" // undefined while the delegate is destroyed
    readonly property int gap: index === 0 ? 0 : opens ? Theme.tx(7) : Theme.tx(3) // more than between the lines of one entry
    signal opened()

    // Each word goes where the line breaks put it; those of one name belong to one card, and so does what is written
    // against a name without a space: a colon, a quotation mark.
    function singleWords(): var {
        const all = []
        let open = false // no space since the last one
        for (const part of root.words ?? []) {
            part.text.split(" ").forEach((text, i) => {
                open = open && i === 0
                if (text === "")
                    return
                const before = open ? all.pop() : { text: "", card: -1 }
                all.push({ text: before.text + text, card: Math.max(before.card, part.card) })
                open = true
            })
        }
        return all
    }
    function point(card: int) {
        root.session.preview.showFacts(root.cards[card], root.mapToItem(null, 0, 0, root.width, root.height))
    }

    objectName: "logLine" + index
    height: root.gap + Math.max(Theme.tx(16.5), flow.height)
    opacity: fresh ? 1 : .72
    Accessible.role: Accessible.ListItem
    Accessible.name: plain
    Accessible.onPressAction: if (root.leads) root.opened()

    Rectangle {
        visible: root.current || (lineHover.hovered && root.leads)
        y: root.gap
        width: root.width
        height: root.height - y
        radius: Theme.radiusSmall
        color: Theme.raisedHover
    }
    Rectangle {
        y: root.gap + Theme.tx(2)
        width: Theme.gx(3)
        height: Theme.tx(12)
        radius: Theme.hair
        color: root.tint
    }
    Glyph {
        x: Theme.gx(8)
        y: root.gap + Theme.tx(3)
        width: Theme.tx(11)
        height: width
        name: root.glyph
        color: Theme.muted
    }
    Flow {
        id: flow
        x: Theme.gx(11) + Theme.tx(13)
        y: root.gap
        width: root.width - x
        spacing: Theme.tx(3)
        Repeater {
            model: root.singleWords()
            PlainText {
                id: word
                required property var modelData
                readonly property bool named: modelData.card >= 0
                height: Theme.tx(13.5)
                width: Math.min(implicitWidth, flow.width)
                verticalAlignment: Text.AlignVCenter
                text: modelData.text
                color: named && wordHover.hovered ? Theme.link : Theme.text
                font: named ? Theme.captionStrong : Theme.caption
                Accessible.ignored: true
                HoverHandler {
                    id: wordHover
                    enabled: word.named
                    onHoveredChanged: {
                        if (root) // not once the line itself is going away
                            hovered ? root.point(word.modelData.card) : root.session.preview.showPrinted("")
                    }
                }
            }
        }
    }
    HoverHandler {
        id: lineHover
        cursorShape: root.leads ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    PressArea { onClicked: if (root.leads) root.opened() }
}
