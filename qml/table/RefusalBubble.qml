import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// One sentence about what is not possible, and the rule that says so. Never a silent snap back.
Rectangle {
    id: root

    required property refusalNote note
    required property size area
    // A refusal that is about no card and no place is shown in the middle.
    readonly property point place: note.at.x !== 0 || note.at.y !== 0 ? note.at : Qt.point(area.width / 2, area.height / 2)
    property string lesson // that is about this mistake; empty: none is offered
    readonly property int limit: Math.min(Theme.lx(280), area.width - Theme.px(60))

    signal ruleRequested()
    signal lessonRequested()
    signal expired()

    component Reference: PlainText {
        id: reference
        signal followed()
        visible: text !== ""
        color: Theme.link
        font { family: Theme.narrow; pixelSize: Theme.lx(11.5); underline: true }
        Accessible.role: Accessible.Link
        Accessible.onPressAction: reference.followed()

        MouseArea {
            anchors { fill: parent; margins: -Theme.px(2) }
            cursorShape: Qt.PointingHandCursor
            onClicked: reference.followed()
        }
    }

    objectName: "refusal"
    visible: note.visible
    width: Math.min(limit, Math.max(words.implicitWidth, rule.implicitWidth, learnThis.implicitWidth)) + column.x + Theme.px(10)
    height: column.height + Theme.px(14)
    x: Math.round(Math.max(Theme.px(6), Math.min(area.width - width - Theme.px(6), place.x - width / 2)))
    y: Math.round(Math.max(Theme.px(6), Math.min(area.height - height - Theme.px(6), place.y - height - Theme.px(84))))
    radius: Theme.px(8)
    color: Theme.refusedSoft
    border { width: Math.max(1, Theme.px(1.5)); color: Theme.refused }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: note.text + " " + note.rule

    Timer { // long enough to be read twice
        interval: 3000 + 90 * root.note.text.length
        running: root.note.visible && root.note.fleeting
        onTriggered: root.expired()
    }
    Shade { spread: Theme.px(9) }
    Glyph {
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.lx(16)
        height: width
        name: "ban"
        color: Theme.refused
    }
    Item { // no Column: that places its lines while a frame is made ready, and Qt draws another one for it
        id: column
        x: Theme.px(18) + Theme.lx(16)
        height: learnThis.y + (learnThis.text !== "" ? learnThis.height : 0)
        anchors.verticalCenter: parent.verticalCenter
        PlainText {
            id: words
            width: Math.min(implicitWidth, root.limit)
            text: root.note.text
            wrapMode: Text.WordWrap
            color: Theme.text
            font { family: Theme.face; weight: Font.Medium; pixelSize: Theme.lx(12) }
            Accessible.ignored: true
        }
        Reference {
            id: rule
            objectName: "refusalRule"
            y: words.height
            text: root.note.rule
            Accessible.name: qsTrId("refusal_bubble.what_rule_says").arg(text)
            onFollowed: root.ruleRequested()
        }
        Reference {
            id: learnThis
            objectName: "refusalLesson"
            y: rule.y + (rule.text !== "" ? rule.height : 0)
            width: Math.min(implicitWidth, root.limit)
            wrapMode: Text.WordWrap
            text: root.lesson === "" ? "" : qsTrId("refusal_bubble.learn_this").arg(root.lesson)
            Accessible.name: text
            onFollowed: root.lessonRequested()
        }
    }
}
