import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// What the program does, for people to follow: the arrow of its move, that it thinks, and what it did last.
Item {
    id: root

    required property TableSession session
    readonly property ProgramSeats programs: session.programs
    readonly property var way: programs.pointer
    readonly property bool thinks: programs.thinking >= 0
    readonly property string words: thinks ? qsTrId("program_signs.thinking") : programs.said

    function reach() {
        grow.stop()
        if (root.way.length < 2)
            return
        arrow.from = root.way[0]
        arrow.to = root.way[root.way.length - 1]
        if (!Theme.animated)
            return
        grow.from = arrow.from
        grow.to = arrow.to
        grow.duration = Math.round(root.programs.pointerTime * .6)
        grow.start()
    }

    onWayChanged: reach()

    AttackArrow { // as of a card that a hand holds
        id: arrow
        objectName: "programArrow"
        anchors.fill: parent
        visible: root.way.length > 1
        unit: Theme.u
        bend: -.16
        tail: Theme.theirs
        head: Theme.arrowHead
    }
    PropertyAnimation {
        id: grow
        target: arrow
        property: "to"
        easing.type: Easing.OutCubic
    }
    Rectangle {
        objectName: "programSign"
        visible: root.words !== ""
        // At the edge; where the far seat has a part of its own behind shared places, in its middle.
        readonly property basePlace behind: root.session.stage.geometry.bases[0] ?? none
        property basePlace none
        readonly property var area: behind.theirs
        readonly property bool inside: area.width > 0
        readonly property real most: inside ? area.width * .4 : root.session.stage.geometry.column.x - 2 * Theme.px(10)
        x: inside ? area.x + Math.round((area.width - width) / 2) : Theme.px(10)
        y: inside ? area.y + Math.round((area.height - height) / 2) : root.session.stage.geometry.theirBand.height + Theme.px(6)
        width: Math.min(label.implicitWidth + Theme.px(38), most)
        height: label.height + Theme.px(10)
        radius: Math.min(height / 2, Theme.px(13))
        color: Theme.fade(Theme.panel, .94)
        border { width: Theme.hair; color: Theme.theirs }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.words

        Glyph {
            x: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(13)
            height: width
            name: root.thinks ? "bulb" : "hand"
            color: Theme.theirs
            opacity: root.thinks && Theme.animated ? pulse.value : 1
        }
        PlainText {
            id: label
            x: Theme.px(28)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Theme.px(38)
            text: root.words
            wrapMode: Text.WordWrap
            color: Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12) }
            Accessible.ignored: true
        }
    }
    QtObject {
        id: pulse
        property real value: 1
    }
    Timer { // a few steps: no frame is drawn for less
        running: root.thinks && root.visible
        repeat: true
        interval: 400
        onTriggered: pulse.value = pulse.value === 1 ? .35 : 1
    }
}
