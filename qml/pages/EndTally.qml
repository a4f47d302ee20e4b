pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// What one side did in the game.
Rectangle {
    id: root

    property seatInfo seat
    property var tally: [] // of tallyLine
    property bool won: false
    property bool theirs: false

    width: Theme.sx(330)
    height: column.height + Theme.px(32)
    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: won ? Math.max(2, Theme.px(2)) : Theme.hair; color: won ? Theme.act : Theme.outline }

    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(16)
        width: parent.width - 2 * x
        spacing: Theme.px(7)
        Row {
            spacing: Theme.px(10)
            bottomPadding: Theme.px(8)
            Avatar {
                width: Theme.px(30)
                initial: root.seat.initial
                theirs: root.theirs
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                PlainText {
                    text: root.seat.name
                    color: Theme.text
                    font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(16) }
                }
                PlainText {
                    text: root.seat.deckTitle
                    color: Theme.muted
                    font { family: Theme.face; pixelSize: Theme.sx(11.5) }
                }
            }
        }
        Repeater {
            model: root.tally
            Item {
                id: line
                required property var modelData
                width: column.width
                height: Theme.sx(20)
                PlainText {
                    text: line.modelData.label
                    color: Theme.muted
                    font { family: Theme.face; pixelSize: Theme.sx(13) }
                }
                PlainText {
                    anchors.right: parent.right
                    text: line.modelData.value
                    color: Theme.text
                    font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
                }
            }
        }
    }
}
