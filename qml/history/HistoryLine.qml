import QtQuick
import Playmat
import Playmat.Paint

// A finished match in a line; the current line has the buttons for the match. The picture of the
// loser has no colour, so that the user sees who won without reading.
Item {
    id: root

    required property int index
    required property string heading
    required property string path
    required property string title
    required property string decks
    required property string game
    required property string scene
    required property var pictures
    required property string result
    required property string how
    required property string when
    required property int outcome
    required property bool starred
    required property bool broken
    property bool current: false
    property bool focused: false
    readonly property color tint: outcome > 0 ? Theme.good : outcome < 0 ? Theme.theirs : Theme.idle
    readonly property bool painted: (pictures[0] ?? "") === "" && (pictures[1] ?? "") === ""
    signal chosen()
    signal watchRequested()
    signal reviewRequested()
    signal copyRequested()
    signal starRequested()
    signal removeRequested()

    objectName: "past" + index
    height: box.y + box.height
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.spoken([title, decks, game, result, how, when, starred ? qsTrId("history_line.starred") : ""], ", ")
    Accessible.onPressAction: root.chosen()

    PlainText {
        id: head
        visible: root.heading !== ""
        width: root.width
        height: visible ? implicitHeight : 0
        topPadding: Theme.px(root.index > 0 ? 8 : 4)
        bottomPadding: Theme.px(5)
        text: root.heading.toUpperCase()
        color: Theme.muted
        font { family: Theme.face; weight: Font.DemiBold; letterSpacing: Theme.t * .7; pixelSize: Theme.sx(10.5) }
        Accessible.role: Accessible.Heading
        Accessible.name: root.heading
    }
    Rectangle {
        id: box
        y: head.height
        width: root.width
        height: Theme.px(12) + Math.max(names.height, outcomeWords.height, Theme.px(36)) + (root.current ? buttons.height + Theme.px(8) : 0)
        radius: Theme.radius
        color: root.current ? Theme.raised : hover.hovered ? Theme.raisedHover : Theme.fade(Theme.raised, .55)
        border { width: root.focused ? Theme.focusWidth : Theme.hair; color: root.focused ? Theme.focus : root.current ? Theme.act : Theme.line }

        HoverHandler { id: hover }
        PressArea { onClicked: root.chosen(); onDoubleClicked: root.watchRequested() }
        Rectangle { x: Theme.px(2); y: Theme.px(8); width: Theme.px(4); height: parent.height - 2 * y; radius: width / 2; color: root.broken ? Theme.refused : root.tint }
        Row {
            visible: !root.broken && !root.painted
            x: Theme.px(14)
            y: Theme.px(7)
            spacing: Theme.px(7)
            FacePicture { width: Theme.px(51); height: Math.round(width * Theme.wideRatio); form: "wide"; cardId: root.pictures[0] ?? ""; dim: root.outcome < 0 }
            FacePicture { width: Theme.px(51); height: Math.round(width * Theme.wideRatio); form: "wide"; cardId: root.pictures[1] ?? ""; dim: root.outcome > 0 }
        }
        Board {
            visible: !root.broken && root.painted
            x: Theme.px(14)
            y: Theme.px(7)
            width: Theme.px(109)
            height: Theme.px(36)
            kind: root.scene || "dusk"
        }
        Glyph {
            visible: root.broken
            x: Theme.px(56)
            y: Theme.px(12)
            width: Theme.px(24)
            height: width
            name: "warning"
            color: Theme.refused
        }
        Column {
            id: names
            anchors { left: parent.left; leftMargin: Theme.px(134); right: root.broken ? times.left : outcomeWords.left; rightMargin: Theme.px(10) }
            y: Theme.px(6)
            PlainText { width: parent.width; text: root.title; elide: Text.ElideRight; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 7; color: Theme.text; font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) } Accessible.ignored: true }
            PlainText { width: parent.width; text: root.broken ? root.how : root.decks.replace(" – ", "\n") || root.game; elide: Text.ElideRight; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 7; color: Theme.muted; font { family: Theme.narrow; pixelSize: Theme.sx(12.5) } Accessible.ignored: true }
        }
        Row {
            id: outcomeWords
            visible: !root.broken
            x: Math.round(root.width * .56)
            y: Theme.px(6)
            width: times.x - x - Theme.px(8)
            spacing: Theme.px(8)
            Glyph { id: sign; y: Theme.sx(3); width: Theme.sx(15); height: width; name: root.outcome > 0 ? "trophy" : root.outcome < 0 ? "flag" : "eye"; color: root.tint }
            Column {
                width: parent.width - sign.width - parent.spacing
                PlainText { width: parent.width; text: root.result; elide: Text.ElideRight; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 7; color: root.tint; font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12.5) } Accessible.ignored: true }
                PlainText { width: parent.width; text: root.how; elide: Text.ElideRight; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 7; color: Theme.muted; font { family: Theme.narrow; pixelSize: Theme.sx(12) } Accessible.ignored: true }
            }
        }
        Column {
            id: times
            anchors { right: parent.right; rightMargin: Theme.px(14) }
            y: Theme.px(6)
            PlainText { anchors.right: parent.right; text: root.when; color: Theme.muted; font { family: Theme.narrow; pixelSize: Theme.sx(12.5) } Accessible.ignored: true }
            Glyph { visible: root.starred; anchors.right: parent.right; width: Theme.sx(14); height: width; name: "star"; color: Theme.act }
        }
        HistoryButtons {
            id: buttons
            visible: root.current
            x: Theme.px(14)
            y: box.height - height - Theme.px(8)
            width: root.width - 2 * x
            broken: root.broken
            starred: root.starred
            title: root.title
            onWatchRequested: root.watchRequested()
            onReviewRequested: root.reviewRequested()
            onCopyRequested: root.copyRequested()
            onStarRequested: root.starRequested()
            onRemoveRequested: root.removeRequested()
        }
    }
}
