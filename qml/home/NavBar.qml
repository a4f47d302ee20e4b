pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// The bar above every page that is not a table. It shows the open page and opens the others. To add
// a page, add an entry to `entries`.
//   places  ids of the existing pages;  here  id of the open page
Rectangle {
    id: root

    required property list<string> places
    property string here
    property string game // title of the game; shown on pages that have no choice of the game
    property bool anyMatches: false // there are saved or finished matches
    readonly property var entries: [
        { place: "play", glyph: "play", text: qsTrId("nav_bar.play") },
        { place: "learn", glyph: "book", text: qsTrId("nav_bar.learn") },
        { place: "decks", glyph: "deck", text: qsTrId("nav_bar.decks") },
        { place: "cards", glyph: "search", text: qsTrId("nav_bar.cards") },
        { place: "history", glyph: "trophy", text: qsTrId("nav_bar.history") }
    ]
    readonly property Item dialog: OpenDialogs.top
    // The letters are so large for the window that buttons show only their glyphs.
    readonly property bool tight: width < Theme.sx(760)
    // The bar is so full that only the entry of the open page shows its name.
    readonly property bool crowded: pages.x + pages.fullWidth + Theme.px(12) > tools.x
    signal chosen(string place)
    signal gameRequested()
    signal settingsRequested()
    signal openRequested()
    signal matchesRequested()

    enabled: !dialog // an open dialog keeps the keyboard
    implicitHeight: Math.max(Theme.px(46), Theme.sx(40))
    color: Theme.fade(Theme.tableEdge, .86)

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hair
        color: Theme.line
    }
    CardBack {
        id: back
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(height * 63 / 88)
        height: Theme.px(32)
    }
    PlainText {
        id: name
        anchors { left: back.right; leftMargin: Theme.px(11); verticalCenter: back.verticalCenter }
        text: "Playmat"
        color: Theme.text
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(18) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        id: pages
        readonly property real fullWidth: {
            let sum = 0
            for (let i = 0; i < tabs.count; ++i) {
                const entry = tabs.itemAt(i) as NavEntry
                if (entry && root.places.includes(entry.place))
                    sum += entry.fullWidth
            }
            return sum
        }
        x: name.x + name.width + Theme.px(22)
        height: root.height
        Accessible.role: Accessible.PageTabList
        Accessible.name: qsTrId("nav_bar.pages")
        Repeater {
            id: tabs
            model: root.entries
            NavEntry {
                required property var modelData
                required property int index
                visible: root.places.includes(modelData.place)
                height: root.height
                place: modelData.place
                glyph: modelData.glyph
                text: modelData.text
                number: index + 1
                here: root.here
                terse: root.crowded
                onChosen: place => root.chosen(place)
            }
        }
    }
    Row {
        id: tools
        anchors { right: parent.right; rightMargin: Theme.px(20); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(8)
        PushButton {
            objectName: "otherGame"
            visible: root.game !== ""
            fontSize: Theme.sx(12)
            implicitHeight: Theme.sx(30)
            glyph: "swap"
            text: root.tight ? "" : root.game
            Accessible.name: qsTrId("nav_bar.another_game_than").arg(root.game)
            onClicked: root.gameRequested()
        }
        PushButton {
            objectName: "matchesButton"
            visible: root.anyMatches
            fontSize: Theme.sx(12)
            implicitHeight: Theme.sx(30)
            glyph: "clock"
            text: root.tight ? "" : qsTrId("nav_bar.matches")
            Accessible.name: qsTrId("nav_bar.matches_to_continue_and")
            onClicked: root.matchesRequested()
        }
        PushButton {
            objectName: "openButton"
            fontSize: Theme.sx(12)
            implicitHeight: Theme.sx(30)
            glyph: "folder"
            text: root.tight ? "" : qsTrId("nav_bar.open")
            Accessible.name: qsTrId("nav_bar.open_a_saved_match_or")
            onClicked: root.openRequested()
        }
        IconButton {
            objectName: "settingsButton"
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.sx(30)
            glyph: "gear"
            text: qsTrId("nav_bar.settings")
            onClicked: root.settingsRequested()
        }
    }
    Rectangle { // extends the veil of a dialog on the page below over this bar
        visible: root.dialog && root.parent && root.dialog.height < root.parent.height
        anchors.fill: parent
        color: Theme.veil
    }
}
