import QtQuick
import Playmat
import Playmat.Paint

// One answer to choose. Once a choice was made it shows what was right, and why this one was not.
Rectangle {
    id: root

    required property int index
    required property string text
    required property string why
    required property bool correct
    required property bool chosen
    property bool answered: false
    readonly property bool wrong: chosen && !correct
    readonly property color tint: correct ? Theme.good : wrong ? Theme.harms : Theme.outline
    signal picked()

    objectName: "answer" + index
    height: words.height + Theme.lx(22)
    radius: Theme.radius
    opacity: answered && !correct && !chosen ? .55 : 1
    color: hover.hovered && !answered ? Theme.raisedHover : Theme.raised
    border { width: correct || wrong ? Math.max(2, Theme.px(2)) : Theme.hair; color: tint }

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: correct ? qsTrId("answer_button.right").arg(text) : wrong ? qsTrId("answer_button.wrong").arg(text) : text
    Accessible.onPressAction: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onEnterPressed: root.picked()
    Keys.onSpacePressed: root.picked()
    Keys.onDownPressed: event => root.nextItemInFocusChain(true).forceActiveFocus()
    Keys.onUpPressed: event => root.nextItemInFocusChain(false).forceActiveFocus()

    Rectangle { // empty until the result is known: the focus frame is not a choice
        visible: !root.correct && !root.wrong
        x: Theme.lx(13)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.lx(14)
        height: width
        radius: width / 2
        color: "transparent"
        border { width: Math.max(1, Theme.px(1.5)); color: Theme.muted }
    }
    Glyph {
        visible: root.correct || root.wrong
        x: Theme.lx(12)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.lx(16)
        height: width
        name: root.correct ? "check" : "cross"
        color: root.tint
    }
    PlainText {
        id: words
        x: Theme.lx(40)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - Theme.lx(14)
        text: root.text
        wrapMode: Text.WordWrap
        color: Theme.text
        font { family: Theme.face; weight: Font.Medium; pixelSize: Theme.lx(14) }
        Accessible.ignored: true
    }
    FocusFrame { target: root }
    HoverHandler { id: hover; cursorShape: root.answered ? Qt.ArrowCursor : Qt.PointingHandCursor }
    PressArea { onClicked: root.picked() }
}
