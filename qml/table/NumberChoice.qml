import QtQuick
import Playmat
import Playmat.Table

// A number, set by minus and plus or typed, and a button that takes it.
Row {
    id: root

    required property TableController controller
    readonly property int least: 0
    readonly property int most: Math.max(0, controller.desk.choices.count - 1)
    // People mostly want as much as possible, but not where any number will do.
    readonly property int likely: most > 12 ? Math.min(most, 2) : most
    property int value: likely

    property bool typed: false // the value, so that the next digit stands behind it

    function step(by: int) {
        value = Math.max(least, Math.min(most, value + by))
        typed = false
    }
    function type(digit: int) {
        const longer = value * 10 + digit
        value = Math.max(least, typed && longer <= most ? longer : Math.min(most, digit))
        typed = true
    }

    spacing: Theme.px(7)
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: qsTrId("number_choice.number").arg(value)
    Keys.onUpPressed: root.step(1)
    Keys.onRightPressed: root.step(1)
    Keys.onDownPressed: root.step(-1)
    Keys.onLeftPressed: root.step(-1)
    Keys.onReturnPressed: root.controller.desk.chooseNumber(root.value)
    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_0
        event.accepted = digit >= 0 && digit <= 9
        if (event.accepted)
            root.type(digit)
    }
    onLikelyChanged: {
        value = likely
        typed = false
    }

    IconButton {
        objectName: "lessButton"
        size: Theme.px(38)
        glyph: "minus"
        text: qsTrId("number_choice.less")
        onClicked: root.step(-1)
    }
    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(46)
        horizontalAlignment: Text.AlignHCenter
        text: root.value
        color: Theme.text
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(30) }
        Accessible.ignored: true
    }
    IconButton {
        objectName: "moreButton"
        size: Theme.px(38)
        glyph: "plus"
        text: qsTrId("number_choice.more")
        onClicked: root.step(1)
    }
    PushButton {
        objectName: "numberButton"
        anchors.verticalCenter: parent.verticalCenter
        primary: true
        fontSize: Theme.sx(13)
        text: qsTrId("number_choice.choose").arg(root.value)
        onClicked: root.controller.desk.chooseNumber(root.value)
    }
}
