import QtQuick
import Playmat
import Playmat.Table

// A puzzle to begin: its position, and the button below.
//   button  the button's object name;  room  the height of the position
Column {
    id: root

    property string button
    property int room
    property glanceSide mine
    property glanceSide theirs
    property alias primary: start.primary
    property alias glyph: start.glyph
    property alias text: start.text
    property alias note: start.note
    signal taken()

    function takeFocus() { start.forceActiveFocus() }

    spacing: Theme.px(8)

    PositionGlance {
        objectName: root.button + "Position"
        width: parent.width
        height: root.room
        mine: root.mine
        theirs: root.theirs
    }
    PushButton {
        id: start
        objectName: root.button
        width: parent.width
        height: Math.max(implicitHeight, Theme.sx(64))
        glyph: "play"
        fontSize: Theme.sx(17)
        onClicked: root.taken()
    }
}
