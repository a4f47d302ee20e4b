import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// The actions for the chosen deck, and next to them what is wrong with the deck.
Rectangle {
    id: root

    required property deckTile tile
    required property string other // name of the player at the other seat
    property int marked: 0 // number of decks that are chosen together
    signal editRequested()
    signal playRequested(int seat)
    signal duplicateRequested()
    signal nameRequested()
    signal sortRequested()
    signal removeRequested()
    signal restoreRequested()
    signal missingRequested()

    readonly property bool there: tile.path !== ""
    readonly property bool own: there && !tile.builtIn && !tile.trashed

    visible: there
    implicitHeight: Math.max(Theme.px(56), tools.height + Theme.px(16))
    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .92)
    border { width: Theme.hair; color: Theme.line }

    PlainText {
        id: name
        x: Theme.px(16)
        y: Math.round((root.height - height - words.contentHeight) / 2)
        width: Math.max(0, tools.x - x - Theme.px(14))
        text: root.tile.name
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        color: Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(14) }
    }
    Glyph {
        x: name.x
        y: words.y + Theme.px(2)
        width: Theme.sx(12)
        height: width
        name: root.tile.ok ? "check" : "ban"
        color: root.tile.ok ? Theme.good : Theme.refused
    }
    PlainText {
        id: words
        objectName: "deckVerdict"
        x: name.x + Theme.sx(18)
        y: name.y + name.height
        width: Math.max(0, tools.x - x - Theme.px(14))
        text: root.tile.verdict
        wrapMode: Text.Wrap
        height: Theme.sx(32)
        fontSizeMode: Text.Fit
        minimumPixelSize: 6
        color: Theme.muted
        font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
    }
    Flow {
        id: tools
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        width: Math.min(wanted, root.width * .7)
        readonly property real wanted: childrenWidth() + 1
        layoutDirection: Qt.RightToLeft
        spacing: Theme.px(7)
        function childrenWidth(): real {
            return Array.from(children).filter(one => one.visible).reduce((sum, one) => sum + one.implicitWidth + spacing, -spacing)
        }
        PushButton {
            objectName: "removeDeck"
            visible: root.own
            fontSize: Theme.sx(12.5)
            glyph: "discard"
            text: qsTrId("deck_foot.to_the_trash")
            onClicked: root.removeRequested()
        }
        PushButton {
            objectName: "restoreDeck"
            visible: root.tile.trashed
            primary: true
            fontSize: Theme.sx(12.5)
            glyph: "undo"
            text: qsTrId("deck_foot.bring_back")
            onClicked: root.restoreRequested()
        }
        PushButton {
            objectName: "sortDeck"
            visible: root.own
            fontSize: Theme.sx(12.5)
            glyph: "folder"
            text: qsTrId("deck_foot.folder_and_tags")
            onClicked: root.sortRequested()
        }
        PushButton {
            objectName: "renameDeck"
            visible: root.own
            fontSize: Theme.sx(12.5)
            text: qsTrId("deck_foot.rename")
            onClicked: root.nameRequested()
        }
        PushButton {
            objectName: "missingDeck"
            visible: root.there && !root.tile.trashed
            fontSize: Theme.sx(12.5)
            glyph: "card"
            text: root.marked > 1 ? qsTrId("deck_foot.missing_for", root.marked) : qsTrId("deck_foot.missing")
            onClicked: root.missingRequested()
        }
        PushButton {
            objectName: "duplicateDeck"
            visible: root.there && !root.tile.trashed
            fontSize: Theme.sx(12.5)
            glyph: "deck"
            text: root.tile.builtIn ? qsTrId("deck_foot.copy_to_change_it") : qsTrId("deck_foot.duplicate")
            onClicked: root.duplicateRequested()
        }
        PushButton {
            objectName: "playDeckAcross"
            visible: root.there && !root.tile.trashed
            enabled: root.tile.ok
            fontSize: Theme.sx(12.5)
            text: Theme.filled(qsTrId("deck_foot.for"), [root.other])
            onClicked: root.playRequested(1)
        }
        PushButton {
            objectName: "playDeck"
            visible: root.there && !root.tile.trashed
            enabled: root.tile.ok
            fontSize: Theme.sx(12.5)
            glyph: "play"
            text: qsTrId("deck_foot.play")
            onClicked: root.playRequested(0)
        }
        PushButton {
            objectName: "editDeck"
            visible: root.there && !root.tile.trashed
            primary: true
            fontSize: Theme.sx(12.5)
            glyph: root.tile.builtIn ? "eye" : "gear"
            text: root.tile.builtIn ? qsTrId("deck_foot.see_its_cards") : qsTrId("deck_foot.edit")
            onClicked: root.editRequested()
        }
    }
}
