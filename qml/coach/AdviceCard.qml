pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The coach's move: what to do, how likely it wins, how it goes on, and why not the next best.
Rectangle {
    id: root

    required property TableCoach coach
    property string marked // what is lit, for those who do not see it
    readonly property int pad: Theme.px(14)
    readonly property int mostHeight: parent ? Math.round(parent.height * .8) : 500

    function sentences(list: var): string { return list.join(" ") }

    objectName: "advice"
    implicitWidth: Math.min(Theme.lx(320), parent ? parent.width * .45 : 320) // the stage may choose another
    height: Math.min(mostHeight, words.height + buttons.height + 2 * pad + Theme.px(10))
    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: Math.max(2, Theme.px(2)); color: Theme.coach }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Theme.spoken([root.coach.move, root.coach.busy ? root.coach.say : chance.spoken, root.coach.verdict, sentences(root.coach.reasons), sentences(root.coach.line)], ". ")
    Accessible.description: marked

    Shade { spread: Theme.px(14) }
    MouseArea { anchors.fill: parent; acceptedButtons: Qt.AllButtons; hoverEnabled: true } // the table does not hear of it
    Flickable {
        id: view
        x: root.pad
        y: root.pad
        width: root.width - 2 * x
        height: root.height - 2 * y - buttons.height - Theme.px(10)
        contentWidth: width
        contentHeight: words.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: words
            width: view.width
            spacing: Theme.px(9)

            PlainText {
                objectName: "adviceMove"
                width: parent.width
                text: root.coach.move !== "" ? root.coach.move : root.coach.say
                wrapMode: Text.WordWrap
                color: Theme.text
                font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.lx(16) }
                Accessible.ignored: true
            }
            ChanceBar {
                id: chance
                visible: root.coach.move !== ""
                width: parent.width
                chance: root.coach.chance
                error: root.coach.error
            }
            PlainText {
                objectName: "adviceVerdict"
                visible: text !== ""
                width: parent.width
                text: root.coach.verdict
                wrapMode: Text.WordWrap
                color: Theme.coach
                font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.lx(13) }
                Accessible.ignored: true
            }
            AdvicePart {
                title: root.coach.next === "" ? qsTrId("advice_card.why") : qsTrId("advice_card.why_not_the_next_best")
                note: root.coach.next
                lines: root.coach.reasons
                glyph: "check"
                visible: lines.length > 0 || note !== ""
            }
            AdvicePart {
                title: qsTrId("advice_card.how_it_may_go_on")
                lines: root.coach.line
                numbered: true
                visible: lines.length > 1
            }
            PlainText {
                visible: root.coach.move !== ""
                width: parent.width
                text: qsTrId("advice_card.estimated_by_imagining_how_the")
                wrapMode: Text.WordWrap
                color: Theme.faint
                font { family: Theme.face; pixelSize: Theme.lx(11.5) }
                Accessible.ignored: true
            }
        }
    }
    ScrollMark { view: view }
    PushButton {
        id: buttons
        objectName: "adviceClose"
        x: root.pad
        anchors { bottom: parent.bottom; bottomMargin: root.pad }
        fontSize: Theme.lx(13)
        text: qsTrId("advice_card.got_it_h")
        onClicked: root.coach.close()
    }
}
