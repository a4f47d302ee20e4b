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

    readonly property int gap: Theme.px(12)
    readonly property int buttons: Math.max(tools.height, on.height) // the height of their line
    readonly property int line: Math.max(words.height, choice.visible ? choice.height : 0)
    readonly property int names: Math.ceil(metrics.width) + 2 * Theme.tx(22) + Theme.tx(6) + Theme.tx(4) // as ChoiceRow lays them out
    // With large letters who begins has a line of its own, above the buttons.
    readonly property bool tight: tools.width + words.implicitWidth + (choice.visible ? names + gap : 0) + on.width + 2 * gap > width

    implicitHeight: buttons + (tight ? line + gap : 0)
    onVisibleChanged: conceding = false

    TextMetrics { id: metrics; text: (root.boarding.players[0] ?? "") + (root.boarding.players[1] ?? ""); font: Theme.strong }
    Row {
        id: tools
        y: root.height - Math.round((root.buttons + height) / 2)
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
    PlainText {
        id: words
        objectName: "boardingBegins"
        x: root.tight ? 0 : choice.x - width - (choice.visible ? root.gap : 0)
        y: root.tight ? Math.round((root.line - height) / 2) : root.height - Math.round((root.buttons + height) / 2)
        width: root.tight ? Math.round(root.width * (choice.visible ? .42 : 1)) : implicitWidth
        text: root.boarding.chooses ? qsTrId("boarding.who_begins") : root.boarding.beginsText
        wrapMode: Text.Wrap
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(12.5) }
    }
    ChoiceRow {
        id: choice
        objectName: "boardingFirst"
        visible: root.boarding.chooses
        x: root.tight ? Math.round(root.width * .44) : on.x - root.gap - (visible ? width : 0)
        y: root.tight ? 0 : root.height - Math.round((root.buttons + height) / 2)
        width: root.tight ? Math.round(root.width * .56) : root.names
        names: root.boarding.players
        label: qsTrId("boarding.who_begins")
        current: root.boarding.begins
        onPicked: index => root.boarding.begins = index
    }
    PushButton {
        id: on
        objectName: "boardingOn"
        x: root.width - width
        y: root.height - Math.round((root.buttons + height) / 2)
        primary: true
        enabled: root.boarding.ok
        glyph: "play"
        fontSize: Theme.sx(15)
        text: root.boarding.last ? qsTrId("boarding.begin_the_game") : qsTrId("boarding.go_on")
        onClicked: root.boarding.goOn()
    }
}
