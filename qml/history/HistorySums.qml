pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Shows the share of won matches in the list and its confidence interval, for all matches and for
// each deck, opponent, opposing deck, and for going first or second.
Item {
    id: root

    required property MatchShelf shelf
    property int group: MatchShelf.ByDeck
    readonly property var sums: shelf.sums
    readonly property var groups: shelf.shown >= 0 && sums ? shelf.groups(group) : []

    component Box: Rectangle {
        radius: Theme.radiusLarge
        color: Theme.fade(Theme.panel, .9)
        border { width: Theme.hair; color: Theme.line }
    }
    component Figure: Column {
        property string figure
        property string words
        property real size: 16
        Accessible.role: Accessible.StaticText
        Accessible.name: figure + " " + words
        PlainText { text: parent.figure; color: Theme.text; font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(parent.size) } Accessible.ignored: true }
        PlainText { text: parent.words; color: Theme.muted; font { family: Theme.narrow; pixelSize: Theme.sx(12) } Accessible.ignored: true }
    }

    Box {
        id: top
        width: parent.width
        height: figures.height + says.height + Theme.px(30)
        Flow {
            id: figures
            x: Theme.px(16)
            y: Theme.px(10)
            width: parent.width - 2 * x
            spacing: Theme.px(16)
            Figure { objectName: "shareOfWins"; size: 26; figure: root.sums.share; words: root.sums.counted }
            Figure { figure: root.sums.first; words: qsTrId("match_shelf.going_first") }
            Figure { figure: root.sums.second; words: qsTrId("match_shelf.going_second") }
            Figure { figure: root.sums.length; words: qsTrId("history_sums.a_match") }
        }
        PlainText {
            id: says
            objectName: "sumsInWords"
            x: figures.x
            y: figures.y + figures.height + Theme.px(8)
            width: figures.width
            text: root.sums.words
            wrapMode: Text.WordWrap
            color: Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
        }
    }
    Box {
        id: over
        visible: plot.months.length > 1 && root.height - top.height > Theme.sx(430) // needs room for both
        y: top.height + Theme.px(10)
        width: parent.width
        height: visible ? Theme.sx(170) : 0
        MonthPlot {
            id: plot
            anchors { fill: parent; margins: Theme.px(12) }
            months: root.shelf.shown >= 0 && root.sums ? root.shelf.groups(MatchShelf.ByMonth) : []
        }
    }
    Box {
        y: top.height + Theme.px(10) + (over.visible ? over.height + Theme.px(10) : 0)
        width: parent.width
        height: parent.height - y
        ChoiceRow {
            id: kinds
            objectName: "sumKinds"
            x: Theme.px(12)
            y: Theme.px(10)
            width: parent.width - 2 * x
            label: qsTrId("history_sums.by_what")
            names: [qsTrId("history_sums.decks"), qsTrId("history_sums.opponents"), qsTrId("history_sums.opposing_decks"), qsTrId("history_sums.turn")]
            current: root.group
            onPicked: index => root.group = index
        }
        ItemList {
            id: bars
            objectName: "sumBars"
            x: Theme.px(16)
            y: kinds.y + kinds.height + Theme.px(8)
            width: parent.width - 2 * x
            height: parent.height - y - Theme.px(8)
            activeFocusOnTab: true
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            model: root.groups
            Accessible.role: Accessible.List
            Accessible.name: qsTrId("history_sums.won_of_played")
            delegate: ShareBar {
                required property int index
                required property var modelData
                width: bars.width
                part: modelData
                strong: index === 0
                focused: ListView.isCurrentItem && bars.activeFocus
            }
        }
        PlainText {
            visible: root.groups.length === 0
            anchors { left: bars.left; right: bars.right; top: bars.top; topMargin: Theme.px(8) }
            wrapMode: Text.WordWrap
            text: qsTrId("history_sums.nothing_to_compare")
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(12.5) }
        }
        ScrollMark { view: bars; x: parent.width - width - Theme.px(6) }
    }
}
