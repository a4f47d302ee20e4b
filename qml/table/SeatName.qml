pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A player's name, how many cards the hand has, and whether they have passed; in a series also the games that the player
// has won.
Column {
    id: root

    property seatInfo info
    property SeriesTable series: null
    readonly property int wins: series && series.played ? series.wins[info.seat] ?? 0 : -1

    PlainText {
        width: parent.width - (root.wins < 0 ? 0 : pips.width + Theme.px(7))
        text: root.info.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit // a few letters more
        minimumPixelSize: Theme.sx(11)
        color: Theme.text
        font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(15) }

        Row { // a mark for each game that wins the series
            id: pips
            objectName: "wins" + root.info.seat
            readonly property int wins: root.wins // for tests from outside
            visible: root.wins >= 0
            x: Math.min(parent.contentWidth, parent.width) + Theme.px(7)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(3)
            Accessible.role: Accessible.StaticText
            Accessible.name: visible ? qsTrId("series.games_won", root.wins) : ""
            Repeater {
                model: root.wins < 0 ? 0 : root.series.needed
                Rectangle {
                    required property int index
                    width: Theme.px(9)
                    height: width
                    radius: width / 2
                    color: index < root.wins ? Theme.act : "transparent"
                    border { width: Math.max(1, Theme.px(1.5)); color: index < root.wins ? Theme.act : Theme.muted }
                }
            }
        }
    }
    PlainText {
        width: parent.width
        objectName: "status" + root.info.seat
        text: root.info.status
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit // whether they have passed and how many cards they hold
        minimumPixelSize: Theme.px(9)
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(11.5) }
    }
}
