import QtQuick
import Playmat
import Playmat.Paint

// A button with a word, perhaps a glyph and a second line.
//   primary   the one that leads on;  enabled   false dims it
Rectangle {
    id: root

    property string text
    property string note: ""
    property string glyph: ""
    property bool primary: false
    property bool checked: false
    property color accent: Theme.act
    property int fontSize: Theme.tx(13)
    signal clicked()

    readonly property bool down: press.pressed || keyDown
    property bool keyDown: false
    readonly property color ink: primary ? Theme.actInk : Theme.text

    // Gaps grow with its own letters, which not everywhere grow as far as those of the panel.
    function em(n: real): int { return Math.round(n * root.fontSize / 13) }

    implicitWidth: Math.max(label.implicitWidth, second.visible ? second.implicitWidth : 0) + root.em(26) + (glyph === "" ? 0 : root.em(22))
    implicitHeight: Math.max(root.em(note === "" ? 36 : 42), words.height + root.em(14))
    radius: Theme.radius
    opacity: enabled ? 1 : .45
    color: primary ? (down ? Qt.darker(accent, 1.15) : hover.hovered ? Qt.lighter(accent, 1.08) : accent)
                   : down ? Theme.pressed : hover.hovered ? Theme.raisedHover : Theme.raised
    border { width: checked ? Theme.focusWidth : Theme.hair; color: checked ? accent : Theme.outline }

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: note === "" ? text : text + ", " + note
    Accessible.onPressAction: if (root.enabled) root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onSpacePressed: root.clicked()

    Rectangle { // light from above
        x: root.radius
        y: 1
        width: root.width - 2 * x
        height: 1
        color: Theme.fade(Theme.faceText, .14)
    }
    Glyph {
        id: mark
        visible: root.glyph !== ""
        x: root.text === "" ? Math.round((root.width - width) / 2) : root.note === "" ? root.em(11) : root.em(9)
        anchors.verticalCenter: parent.verticalCenter
        width: root.em(15)
        height: width
        name: root.glyph
        color: root.primary ? root.ink : root.checked ? root.accent : Theme.muted
    }
    Column {
        id: words
        readonly property int inset: root.glyph === "" ? 0 : root.note === "" ? root.em(33) : root.em(29)
        x: root.glyph === "" ? Math.round((root.width - width) / 2) : inset
        anchors.verticalCenter: parent.verticalCenter
        PlainText {
            id: label
            anchors.horizontalCenter: root.glyph === "" ? parent.horizontalCenter : undefined
            width: Math.min(implicitWidth, root.width - words.inset - root.em(10))
            horizontalAlignment: root.glyph === "" ? Text.AlignHCenter : Text.AlignLeft
            wrapMode: Text.WordWrap
            text: root.text
            color: root.ink
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: root.fontSize }
            Accessible.ignored: true
        }
        PlainText {
            id: second
            visible: root.note !== ""
            width: Math.min(implicitWidth, root.width - words.inset - root.em(8))
            text: root.note
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.min(Theme.tx(7.5), 10) // shrinks rather than being cut when letters are large
            color: root.primary ? root.ink : Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.tx(11) }
            Accessible.ignored: true
        }
    }
    FocusFrame { target: root }
    HoverHandler { id: hover; cursorShape: root.enabled ? Qt.PointingHandCursor : Qt.ArrowCursor }
    PressArea { id: press; onClicked: root.clicked() }
}
