pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Which game: a large tile with a painted scene for each that the program has.
//   low  they are only as high as their words need
Row {
    id: root

    required property DeckLibrary decks
    property bool low: false

    objectName: "games"
    spacing: Theme.px(16)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTrId("game_tiles.which_game")

    component GameTile: Rectangle {
        id: tile
        required property gameFace modelData
        readonly property bool on: modelData.id === root.decks.game.id
        // In large letters the motto would need more lines than there is room for: it gets the room of the cards beside it.
        readonly property bool crammed: line.implicitWidth > width * .54 && beside.implicitHeight + 2.5 * motto.font.pixelSize + Theme.px(10) > height
        function choose() { root.decks.chooseGame(modelData.id) }
        objectName: "game_" + modelData.id
        width: Math.floor((root.width - (root.decks.games.length - 1) * root.spacing) / root.decks.games.length)
        height: root.height
        radius: Theme.radiusLarge
        color: Theme.panel
        activeFocusOnTab: true
        Accessible.role: Accessible.RadioButton
        Accessible.name: modelData.title + ", " + modelData.motto
        Accessible.checked: on
        Accessible.onPressAction: tile.choose()
        Keys.onReturnPressed: tile.choose()
        Keys.onEnterPressed: tile.choose()
        Keys.onSpacePressed: tile.choose()

        Row {
            id: scenes
            anchors { fill: parent; margins: Math.max(2, Theme.px(2)) }
            opacity: tile.on || hover.hovered || tile.activeFocus ? 1 : .85
            Repeater {
                model: tile.modelData.scenes.length
                Item {
                    id: scene
                    required property int index
                    // The first of several is a strip, as on the table.
                    readonly property bool strip: index === 0 && tile.modelData.scenes.length > 1 && tile.modelData.sceneShare > 0
                    readonly property real share: tile.modelData.sceneShare
                    width: strip ? Math.round(scenes.width * share) : tile.modelData.scenes.length > 1 && share > 0
                                   ? scenes.width - Math.round(scenes.width * share) : scenes.width / tile.modelData.scenes.length
                    height: scenes.height
                    clip: true
                    Board {
                        width: parent.width
                        height: Math.max(parent.height, Math.round(parent.width * .3))
                        anchors.verticalCenter: parent.verticalCenter
                        kind: tile.modelData.scenes[scene.index] ?? "dusk"
                    }
                    Rectangle { // scenes fade where they meet: an edge would cut through the words
                        readonly property bool last: scene.index === tile.modelData.scenes.length - 1
                        visible: tile.modelData.scenes.length > 1
                        anchors { right: last ? undefined : parent.right; left: last ? parent.left : undefined }
                        width: Math.round(Math.min(parent.width, scenes.width * .22))
                        height: parent.height
                        gradient: Gradient {
                            orientation: Gradient.Horizontal
                            GradientStop { position: 0; color: Theme.fade(Theme.tableEdge, scene.index > 0 ? .95 : 0) }
                            GradientStop { position: 1; color: Theme.fade(Theme.tableEdge, scene.index > 0 ? 0 : .95) }
                        }
                    }
                }
            }
        }
        Rectangle { // under the words
            anchors { fill: parent; margins: Math.max(2, Theme.px(2)) }
            radius: tile.radius
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Theme.fade(Theme.tableEdge, .72) }
                GradientStop { position: .5; color: Theme.fade(Theme.tableEdge, .25) }
                GradientStop { position: 1; color: Theme.fade(Theme.tableEdge, 0) }
            }
        }
        Row {
            anchors { right: parent.right; rightMargin: Theme.px(44); verticalCenter: parent.verticalCenter }
            spacing: -Theme.px(10)
            Repeater {
                model: tile.on && !tile.crammed ? tile.modelData.emblems : [] // cards of a game that is not chosen are not read
                FacePicture {
                    required property string modelData
                    required property int index
                    width: Math.round(height / Theme.tileRatio)
                    height: tile.height - Theme.px(root.low ? 12 : 20)
                    rotation: (index - 1) * 4
                    form: "tile"
                    cardId: modelData
                }
            }
        }
        Column {
            objectName: "gameWords"
            x: Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            transformOrigin: Item.Left
            scale: Math.max(.1, Math.min(1, (tile.height - Theme.px(18)) / Math.max(1, height))) // the largest letters must shrink to fit, whose tops rise above their lines
            width: tile.crammed ? parent.width - x - Theme.px(44) : parent.width * .54
            spacing: Theme.px(2)
            PlainText { // measures the title as if it were next to the cards, to find out whether both fit
                id: beside
                visible: false
                width: tile.width * .6
                text: title.text
                wrapMode: Text.Wrap
                font: title.font
            }
            PlainText { // measures the motto in one line; its own width depends on the result
                id: line
                visible: false
                text: motto.text
                font: motto.font
            }
            PlainText {
                id: title
                width: parent.width
                text: tile.modelData.title
                wrapMode: Text.Wrap
                color: Theme.text
                font { family: Theme.worlds.faceOf(tile.modelData.pageScene); weight: Font.Bold; pixelSize: Math.round(Theme.sx(root.low ? 17 : 21) * Theme.worlds.shareOf(tile.modelData.pageScene)) }
                Accessible.ignored: true
            }
            PlainText {
                id: motto
                width: parent.width
                text: tile.modelData.motto
                wrapMode: Text.Wrap
                color: Theme.text
                font { family: Theme.narrow; pixelSize: Theme.sx(13) }
                Accessible.ignored: true
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: tile.radius
            color: "transparent"
            border { width: tile.on ? Math.max(2, Theme.px(2.5)) : Theme.hair; color: tile.on ? Theme.act : Theme.outline }
        }
        GlyphDot {
            visible: tile.on
            anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
            width: Theme.px(24)
            name: "check"
            color: Theme.actInk
            fill: Theme.act
        }
        FocusFrame { target: tile }
        HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
        PressArea { onClicked: tile.choose() }
    }

    Repeater {
        model: root.decks.games
        GameTile { }
    }
}
