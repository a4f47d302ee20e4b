import QtQuick
import Playmat
import Playmat.Table

// A band across the table when a phase begins. It stops nothing: a click goes through it.
Rectangle {
    id: root

    required property TableSession session
    property string title
    property string note

    function announce(newTitle: string, newNote: string) {
        title = newTitle
        note = newNote
        if (Theme.animated)
            show.restart()
    }

    visible: opacity > 0
    opacity: 0
    height: Theme.px(64)
    color: Theme.panel

    Rectangle { width: parent.width; height: Theme.hair; color: Theme.act }
    Rectangle { y: parent.height - height; width: parent.width; height: Theme.hair; color: Theme.act }
    Column {
        anchors.centerIn: parent
        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.title
            color: Theme.text
            font: Theme.worlds.lettered(Theme.px(22))
        }
        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.note
            color: Theme.act
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.px(12.5) }
        }
    }
    SequentialAnimation {
        id: show
        NumberAnimation { target: root; property: "opacity"; to: 1; duration: Theme.quickDuration }
        PauseAnimation { duration: Theme.phaseDuration }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.moveDuration }
    }
    Connections {
        target: root.session.stage
        function onPhaseShown(title: string, text: string) { root.announce(title, text) }
    }
}
