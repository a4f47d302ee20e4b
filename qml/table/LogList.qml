pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// What happened, newest at the bottom. Pointing at a card's name shows it; a click shows all of the line's cards as they
// were then.
Item {
    id: root

    required property TableSession session
    property bool muted: false
    signal soundRequested()
    signal menuRequested()
    signal settingsRequested()
    signal momentRequested(string title, var cards, string link)

    Rectangle {
        y: -Theme.tx(5)
        width: parent.width
        height: Theme.hair
        color: Theme.line
    }
    PlainText {
        anchors.verticalCenter: tools.verticalCenter
        text: qsTrId("log_list.log")
        color: Theme.muted
        font: Theme.label
    }
    Row {
        id: tools
        anchors.right: parent.right
        y: -Theme.tx(3)
        IconButton {
            objectName: "undoButton"
            size: Theme.tx(21)
            glyph: "undo"
            text: qsTrId("log_list.take_back_ctrl_z")
            enabled: root.session.takingBack.canUndo
            onClicked: root.session.takingBack.undo()
        }
        IconButton {
            objectName: "redoButton"
            size: Theme.tx(21)
            glyph: "redo"
            text: qsTrId("log_list.redo_ctrl_shift_z")
            enabled: root.session.takingBack.canRedo
            onClicked: root.session.takingBack.redo()
        }
        IconButton { // shows that the sound is muted
            objectName: "soundButton"
            visible: root.muted && SoundBox.available
            size: Theme.tx(21)
            glyph: "mute"
            text: qsTrId("log_list.the_sound_is_off")
            onClicked: root.soundRequested()
        }
        IconButton {
            objectName: "tableSettings"
            size: Theme.tx(21)
            glyph: "gear"
            text: qsTrId("log_list.settings")
            onClicked: root.settingsRequested()
        }
        IconButton {
            objectName: "menuButton"
            size: Theme.tx(21)
            glyph: "menu"
            text: qsTrId("log_list.match_deck_save_concede")
            onClicked: root.menuRequested()
        }
    }
    ItemList {
        id: list
        property bool follows: true // the newest line, until somebody scrolls away from it
        y: Theme.tx(19)
        width: root.width
        height: root.height - y
        model: root.session.log
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("log_list.log_2")
        onCountChanged: () => {
            follows = true
            Qt.callLater(showNewest)
        }
        onContentHeightChanged: () => Qt.callLater(showNewest)
        onHeightChanged: () => Qt.callLater(showNewest)
        onMovementStarted: follows = false
        onMovementEnded: follows = atYEnd
        onActiveFocusChanged: if (activeFocus && follows) currentIndex = count - 1 // not for whoever comes back to an older line
        onCurrentIndexChanged: if (activeFocus) follows = currentIndex === count - 1
        delegate: LogLine {
            width: ListView.view.width
            fresh: index > list.count - 4
            session: root.session
            current: ListView.isCurrentItem && list.activeFocus
            onOpened: cards.length > 0 ? root.momentRequested(plain, cards, link) : root.session.follow(link)
        }
        Keys.onReturnPressed: openCurrent()
        Keys.onEnterPressed: openCurrent()

        function showNewest() {
            if (follows)
                positionViewAtEnd()
        }
        function openCurrent() {
            const line = currentItem as LogLine
            if (line && line.leads)
                line.opened()
        }

        Rectangle { // a line that is half out of sight fades instead of being cut
            width: list.width
            height: Theme.tx(18)
            visible: !list.atYBeginning
            gradient: Gradient {
                GradientStop { position: .35; color: Theme.panel }
                GradientStop { position: 1; color: Theme.fade(Theme.panel, 0) }
            }
        }
        Rectangle {
            anchors.fill: parent
            visible: list.activeFocus
            color: "transparent"
            border { width: Theme.focusWidth; color: Theme.focus }
        }
    }
}
