import QtQuick
import Playmat
import Playmat.Table

// A rule shown on a small table, with a line for each thing that happens. It can be stopped and stepped.
Rectangle {
    id: root

    required property ShowTable show
    required property TableSettings settings
    readonly property int pad: Theme.px(12)

    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: Theme.hair; color: Theme.line }

    Binding { target: root.show; property: "learner"; value: root.settings.playerName(0) }
    Binding { target: root.show.table.stage; property: "speed"; value: Theme.reducedMotion ? PlaybackQueue.Off : root.settings.speed }

    PlainText {
        id: title
        x: root.pad
        y: root.pad
        width: root.width - 2 * x
        text: root.show.title
        elide: Text.ElideRight
        color: Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
    }
    ShowBoard {
        id: board
        x: root.pad
        y: title.y + title.height + Theme.px(8)
        width: root.width - 2 * x
        height: Math.round(width * 720 / 960)
        show: root.show
    }
    Flickable {
        id: view
        x: root.pad
        y: buttons.y + buttons.height + Theme.px(10)
        width: root.width - 2 * x
        height: root.height - y - root.pad
        contentWidth: width
        contentHeight: words.height
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        PlainText {
            id: words
            objectName: "showSays"
            width: view.width
            text: root.show.say !== "" ? root.show.say : qsTrId("show_box.play_it_to_see_the")
            wrapMode: Text.WordWrap
            lineHeight: 1.15
            color: root.show.say !== "" ? Theme.text : Theme.muted
            font { family: Theme.face; pixelSize: Theme.lx(14) }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    ScrollMark {
        view: view
        x: root.width - width - Theme.px(4)
    }
    Flow {
        id: buttons
        x: root.pad
        y: board.y + board.height + Theme.px(10)
        width: root.width - 2 * x
        spacing: Theme.px(8)

        PushButton {
            objectName: "showPlay"
            primary: true
            fontSize: Theme.sx(13)
            glyph: root.show.running ? "hourglass" : "play"
            text: root.show.running ? qsTrId("show_box.stop") : root.show.atEnd ? qsTrId("show_box.again") : qsTrId("show_box.show_me")
            onClicked: root.show.running ? root.show.pause() : root.show.play()
        }
        PushButton {
            objectName: "showStep"
            fontSize: Theme.sx(13)
            glyph: "right"
            text: qsTrId("show_box.step")
            enabled: !root.show.atEnd
            onClicked: root.show.stepOn()
        }
        PlainText {
            height: Theme.sx(36)
            verticalAlignment: Text.AlignVCenter
            text: qsTrId("show_box.of").arg(root.show.step).arg(root.show.steps)
            color: Theme.muted
            font { family: Theme.narrow; pixelSize: Theme.sx(12.5) }
        }
    }
}
