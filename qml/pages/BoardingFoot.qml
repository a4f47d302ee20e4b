import QtQuick
import Playmat
import Playmat.Table

// Below a deck that is changed between two games: take the changes back, give up, who begins, go on.
Item {
    id: root

    required property TableSession session
    readonly property Boarding boarding: session.series.boarding
    property bool conceding: false // asked once already

    function concede() {
        if (root.conceding)
            root.session.concedeSeries(root.boarding.seat)
        root.conceding = !root.conceding
    }

    onVisibleChanged: conceding = false
    implicitHeight: Math.max(tools.height, begins.height, on.height)

    Row {
        id: tools
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        PushButton {
            objectName: "restoreBoarding"
            enabled: root.boarding.altered
            glyph: "undo"
            fontSize: Theme.sx(12.5)
            text: qsTrId("boarding.as_at_first")
            onClicked: root.boarding.restore()
        }
        PushButton {
            objectName: "concedeSeries"
            glyph: "flag"
            accent: Theme.refused
            primary: root.conceding
            fontSize: Theme.sx(12.5)
            text: root.conceding ? qsTrId("boarding.concede_the_series_now") : qsTrId("boarding.concede_the_series")
            onClicked: root.concede()
        }
    }
    Row {
        id: begins
        anchors { right: on.left; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        width: Math.min(implicitWidth, root.width - tools.width - on.width - Theme.px(30))
        spacing: Theme.px(10)
        PlainText {
            objectName: "boardingBegins"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - tools.width - on.width - Theme.px(40) - (choice.visible ? choice.implicitWidth : 0))
            text: root.boarding.chooses ? qsTrId("boarding.who_begins") : root.boarding.beginsText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignRight
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(12.5) }
        }
        ChoiceRow {
            id: choice
            objectName: "boardingFirst"
            visible: root.boarding.chooses
            anchors.verticalCenter: parent.verticalCenter
            names: root.boarding.players
            label: qsTrId("boarding.who_begins")
            current: root.boarding.begins
            onPicked: index => root.boarding.begins = index
        }
    }
    PushButton {
        id: on
        objectName: "boardingOn"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        primary: true
        enabled: root.boarding.ok
        glyph: "play"
        fontSize: Theme.sx(15)
        text: root.boarding.last ? qsTrId("boarding.begin_the_game") : qsTrId("boarding.go_on")
        onClicked: root.boarding.goOn()
    }
}
