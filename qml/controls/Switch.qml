import QtQuick
import Playmat

// On or off, with a word and perhaps a line that explains it.
Item {
    id: root

    property string text
    property string note: ""
    property bool on: false
    signal toggled(bool on)

    implicitHeight: Math.max(Theme.tx(26), words.height)
    implicitWidth: Theme.tx(300)
    activeFocusOnTab: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onToggleAction: root.toggled(!root.on)
    Accessible.onPressAction: root.toggled(!root.on)
    Keys.onSpacePressed: root.toggled(!root.on)
    Keys.onReturnPressed: root.toggled(!root.on)

    Rectangle {
        id: track
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.tx(40)
        height: Theme.tx(22)
        radius: height / 2
        color: root.on ? Theme.actSoft : Theme.pressed
        border { width: Theme.hair; color: root.on ? Theme.act : Theme.outline }
        Rectangle {
            x: root.on ? track.width - width - Theme.tx(3) : Theme.tx(3)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.tx(16)
            height: width
            radius: width / 2
            color: root.on ? Theme.act : Theme.muted
        }
        FocusFrame { target: root; radius: track.height }
    }
    Column {
        id: words
        anchors { left: track.right; leftMargin: Theme.tx(12); right: parent.right; verticalCenter: parent.verticalCenter }
        PlainText {
            text: root.text
            color: Theme.text
            font: Theme.body
            Accessible.ignored: true
        }
        PlainText {
            visible: root.note !== ""
            width: parent.width
            text: root.note
            wrapMode: Text.WordWrap
            color: Theme.muted
            font: Theme.small
            Accessible.ignored: true
        }
    }
    PressArea { onClicked: root.toggled(!root.on) }
}
