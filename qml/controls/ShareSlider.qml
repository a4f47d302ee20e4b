import QtQuick
import Playmat

// A slider from 0 to 100, moved by dragging or by arrow keys. `moved` gives each new value; `settled` says that it is final.
Item {
    id: root

    property string label
    property int value: 0
    readonly property int stepSize: 5
    readonly property real room: track.width - knob.width
    signal moved(int value)
    signal settled()

    function step(by: int) {
        root.moved(Math.max(0, Math.min(100, Math.round(root.value / root.stepSize + by) * root.stepSize)))
        root.settled()
    }

    implicitHeight: Theme.tx(26)
    implicitWidth: Theme.tx(240)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: root.label + ": " + number.text
    Accessible.onIncreaseAction: root.step(1)
    Accessible.onDecreaseAction: root.step(-1)
    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)
    Keys.onDownPressed: root.step(-1)
    Keys.onUpPressed: root.step(1)

    Rectangle {
        id: track
        anchors { left: parent.left; right: number.left; rightMargin: Theme.tx(12); verticalCenter: parent.verticalCenter }
        height: Theme.tx(6)
        radius: height / 2
        color: Theme.pressed
        border { width: Theme.hair; color: Theme.outline }
        Rectangle {
            width: knob.x + knob.width / 2
            height: parent.height
            radius: height / 2
            color: root.enabled ? Theme.act : Theme.muted
        }
        Rectangle {
            id: knob
            objectName: root.objectName + "Knob"
            x: Math.round(root.room * root.value / 100)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.tx(18)
            height: width
            radius: width / 2
            color: root.enabled ? Theme.act : Theme.muted
            border { width: Theme.hair; color: Theme.actInk }
        }
    }
    PlainText {
        id: number
        width: Theme.tx(46)
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        horizontalAlignment: Text.AlignRight
        text: qsTrId("share_slider.mark").arg(root.value)
        color: Theme.text
        font: Theme.body
        Accessible.ignored: true
    }
    FocusFrame { target: root }
    MouseArea {
        function go(x: real) {
            const value = Math.max(0, Math.min(100, Math.round((x - knob.width / 2) / root.room * 100)))
            if (value !== root.value)
                root.moved(value)
        }
        anchors { fill: parent; rightMargin: root.width - track.width }
        cursorShape: Qt.PointingHandCursor
        preventStealing: true // dragging must not scroll the dialog
        onPressed: mouse => {
            root.forceActiveFocus()
            go(mouse.x)
        }
        onPositionChanged: mouse => go(mouse.x)
        onReleased: root.settled()
    }
}
