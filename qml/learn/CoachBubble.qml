import QtQuick
import Playmat
import Playmat.Paint

// Advice of a coach during a game, in plain words, with the actions that it offers.
//   say    the task or the lesson;  note  a hint, or what was wrong with it
//   tone   of the note: "hint", "mistake", "praise"
Rectangle {
    id: root

    property string say
    property string note
    property string tone
    property string marked // what is lit, for those who do not see it
    default property alias content: buttons.data
    readonly property int pad: Theme.px(14) // gaps do not grow with the letters
    readonly property color noteColor: tone === "mistake" ? Theme.harms : tone === "praise" ? Theme.good : Theme.coach

    objectName: "coach"
    implicitWidth: Math.min(Theme.lx(300), parent ? parent.width * .45 : 300) // the stage may choose another
    height: column.height + 2 * pad
    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: Math.max(2, Theme.px(2)); color: Theme.coach }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Theme.spoken([say, note], " ")
    Accessible.description: marked

    Shade { spread: Theme.px(14) }
    MouseArea { anchors.fill: parent; acceptedButtons: Qt.AllButtons; hoverEnabled: true } // the table does not hear of it
    Column {
        id: column
        x: root.pad
        y: root.pad
        width: root.width - 2 * x
        spacing: Theme.px(10)

        PlainText {
            objectName: "coachSays"
            width: parent.width
            text: root.say
            wrapMode: Text.WordWrap
            color: Theme.text
            lineHeight: 1.08
            font { family: Theme.face; weight: Font.Medium; pixelSize: Theme.lx(14) }
            Accessible.ignored: true
        }
        Row {
            visible: root.note !== ""
            width: parent.width
            spacing: Theme.px(8)
            Glyph {
                id: sign
                y: Theme.lx(1)
                width: Theme.lx(16)
                height: width
                name: root.tone === "mistake" ? "undo" : root.tone === "praise" ? "check" : "bulb"
                color: root.noteColor
            }
            PlainText {
                objectName: "coachNote"
                width: parent.width - sign.width - parent.spacing
                text: root.note
                wrapMode: Text.WordWrap
                color: root.noteColor
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.lx(13) }
                Accessible.ignored: true
            }
        }
        Flow {
            id: buttons
            width: parent.width
            spacing: Theme.px(8)
        }
    }
}
