import QtQuick
import Playmat
import Playmat.Paint

// The words of a lesson's coach, in a bar between the header and the table. It covers nothing, and it reserves room for the
// longest text from the beginning, so that the table never moves.
//   say    the task or the lesson;  note  a hint, or what was wrong with it
// tone   of the note: "hint", "mistake", "praise"
// about  the subject of all texts;  texts()  all texts: lists of a task followed by its possible notes
Rectangle {
    id: root

    property string say
    property string note
    property string tone
    property string marked // the highlighted thing, for screen readers
    property string about
    property var texts: () => []
    property var together: [] // sets of buttons that may appear at the same time, each an item or { glyph, words } with all its labels
    property int most: 160 // height in pixels; if the text needs more, its letters shrink
    property real pixel: 1 // size relative to a window of 1280 by 720; the table's scale depends on the height of this bar
    readonly property int buttonLetters: Math.round(13 * Math.max(.85, pixel) * Math.min(1.35, Theme.fontScale)) // buttons share a row
    default property alias content: buttons.data
    readonly property int pad: root.px(9) // does not grow with the letters
    readonly property int between: root.px(6)
    readonly property color noteColor: tone === "mistake" ? Theme.harms : tone === "praise" ? Theme.good : Theme.coach
    readonly property string shape: `${about} ${most} ${sayMeter.width} ${noteMeter.width} ${root.letter(15)} ${buttons.width} ${buttonLetters}`
    property int letters: root.letter(15)
    property int room: 0 // height of the text
    property int buttonRoom: 0

    function px(n: real): int { return Math.round(n * pixel) }
    function letter(n: real): int { return Math.round(n * Math.max(.85, pixel) * Theme.fontScale) }
    function widest(button: var): real {
        if (!button.words)
            return button.implicitWidth
        buttonMeter.glyph = button.glyph
        return button.words.reduce((most, word) => {
            buttonMeter.text = word
            return Math.max(most, buttonMeter.implicitWidth)
        }, 0)
    }
    function rowsOf(set: var): int {
        let left = buttons.width
        return set.reduce((rows, button) => {
            const needed = root.widest(button)
            const fits = needed <= left
            left = (fits ? left : buttons.width) - needed - buttons.spacing
            return fits ? rows : rows + 1
        }, 1)
    }
    function highest(meter: PlainText, list: var, size: int): int {
        meter.font.pixelSize = size
        return list.reduce((high, text) => {
            meter.text = text
            return Math.max(high, text === "" ? 0 : Math.ceil(meter.height))
        }, 0)
    }
    function roomAt(size: int, all: var): int {
        return all.reduce((high, said) => {
            const noted = root.highest(noteMeter, said.slice(1), size - 1)
            return Math.max(high, root.highest(sayMeter, said.slice(0, 1), size) + (noted > 0 ? root.between + noted : 0))
        }, 0)
    }
    function measure() {
        const given = root.texts
        const all = given()
        const largest = root.letter(15)
        let size = largest
        while (root.roomAt(size, all) + 2 * root.pad > root.most && size > .65 * largest)
            --size
        root.letters = size
        root.room = root.roomAt(size, all)
        const rows = root.together.reduce((most, set) => Math.max(most, root.rowsOf(set)), 0)
        root.buttonRoom = rows * (buttonMeter.implicitHeight + buttons.spacing) - buttons.spacing
    }

    objectName: "coach"
    height: Math.max(room, buttonRoom, column.height, sign.height) + 2 * pad
    color: Theme.panel
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Theme.spoken([say, note], " ")
    Accessible.description: marked
    onShapeChanged: measure()
    onVisibleChanged: if (visible) measure() // not while the page is being created
    onSayChanged: if (visible) appear.restart()

    component Said: PlainText {
        wrapMode: Text.WordWrap
        color: Theme.text
        lineHeight: 1.08
        font { family: Theme.face; weight: Font.Medium }
        Accessible.ignored: true
    }
    component Noted: PlainText {
        wrapMode: Text.WordWrap
        font { family: Theme.face; weight: Font.DemiBold }
        Accessible.ignored: true
    }

    Rectangle { width: root.px(4); height: parent.height; color: Theme.coach }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Math.max(2, root.px(2)); color: Theme.coach }
    GlyphDot { // the same as on the highlighted thing
        id: sign
        x: root.px(16)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(root.letter(30), root.px(40))
        name: "bulb"
        color: Theme.coachInk
        fill: Theme.coach
        ring: Theme.inkSolid
    }
    Item {
        id: words
        readonly property int gap: root.px(8)
        readonly property int noteWidth: width - root.letter(16) - gap
        anchors { left: sign.right; leftMargin: root.px(14); right: parent.right; rightMargin: root.px(26) + buttons.width }
        height: parent.height

        Column {
            id: column
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            spacing: root.between

            Said {
                objectName: "coachSays"
                width: parent.width
                text: root.say
                font.pixelSize: root.letters
            }
            Row {
                visible: root.note !== ""
                width: parent.width
                spacing: words.gap
                Glyph {
                    id: mark
                    width: root.letters - 1
                    height: width
                    name: root.tone === "mistake" ? "undo" : root.tone === "praise" ? "check" : "bulb"
                    color: root.noteColor
                }
                Noted {
                    objectName: "coachNote"
                    width: words.noteWidth
                    text: root.note
                    color: root.noteColor
                    font.pixelSize: root.letters - 1
                }
            }
            NumberAnimation on opacity { id: appear; running: false; from: .25; to: 1; duration: Theme.time(180) }
        }
    }
    Said { id: sayMeter; visible: false; width: words.width }
    Noted { id: noteMeter; visible: false; width: words.noteWidth }
    PushButton { id: buttonMeter; visible: false; fontSize: root.buttonLetters }
    Flow {
        id: buttons
        anchors { right: parent.right; rightMargin: root.px(14); verticalCenter: parent.verticalCenter }
        width: Math.min(root.letter(430), Math.round(root.width * .38))
        layoutDirection: Qt.RightToLeft
        spacing: root.px(8)
    }
}
