pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// A few choices side by side, in more rows if needed, one of them chosen. Arrows move, as in a group of radio buttons.
Flow {
    id: root

    property list<string> names
    property int current: 0
    property string label
    property bool small: false // with the letters of pages, which grow less
    signal picked(int index)

    function em(n: real): int { return root.small ? Theme.sx(n * .82) : Theme.tx(n) }
    function step(by: int) {
        root.picked(Math.max(0, Math.min(names.length - 1, current + by)))
    }

    spacing: root.em(6)
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: label + ": " + (names[current] ?? "")
    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)

    Repeater {
        model: root.names.length
        Rectangle {
            id: choice
            required property int index
            readonly property bool on: index === root.current
            width: word.implicitWidth + root.em(22)
            height: root.em(30)
            radius: height / 2
            color: on ? Theme.actSoft : hover.hovered ? Theme.raisedHover : Theme.raised
            border {
                width: root.activeFocus && on ? Theme.focusWidth : Theme.hair
                color: root.activeFocus && on ? Theme.focus : on ? Theme.act : Theme.outline
            }
            PlainText {
                id: word
                anchors.centerIn: parent
                text: root.names[choice.index]
                color: choice.on ? Theme.act : Theme.text
                font: root.small ? Qt.font({ family: Theme.face, weight: choice.on ? Font.DemiBold : Font.Medium, pixelSize: Theme.sx(12) }) : choice.on ? Theme.strong : Theme.body
                Accessible.ignored: true
            }
            HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
            PressArea { onClicked: root.picked(choice.index) }
        }
    }
}
