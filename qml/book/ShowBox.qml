import QtQuick
import Playmat
import Playmat.Table

// Shows a rule on a table, with a line for each event. It can be paused and stepped. While it plays, it is large enough to
// read: the table fills the page, with the text next to it.
Rectangle {
    id: root

    required property ShowTable show
    required property TableSettings settings
    property bool large: false
    readonly property int pad: Theme.px(12)
    readonly property int column: large ? Math.round(width * .3) : width - 2 * pad // width of the text
    readonly property int columnX: width - pad - column

    onVisibleChanged: if (!visible) large = false

    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: Theme.hair; color: Theme.line }

    Binding { target: root.show; property: "learner"; value: root.settings.playerName(0) }
    Binding { target: root.show.table.stage; property: "speed"; value: Theme.reducedMotion ? PlaybackQueue.Off : root.settings.speed }

    PlainText {
        id: title
        x: root.columnX
        y: root.pad
        width: root.column
        text: root.show.title
        wrapMode: Text.WordWrap
        color: Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
    }
    ShowBoard {
        id: board
        x: root.pad
        y: root.large ? Math.round((root.height - height) / 2) : title.y + title.height + Theme.px(8)
        width: root.large ? Math.min(root.columnX - 2 * x, Math.round((root.height - 2 * root.pad) * 960 / 720)) : root.width - 2 * x
        height: Math.round(width * 720 / 960)
        show: root.show
    }
    Flickable {
        id: view
        x: root.columnX
        y: buttons.y + buttons.height + Theme.px(10)
        width: root.column
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
            font { family: Theme.face; pixelSize: Theme.lx(root.large ? 16 : 14) }
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
        x: root.columnX
        y: root.large ? title.y + title.height + Theme.px(12) : board.y + board.height + Theme.px(10)
        width: root.column
        spacing: Theme.px(8)

        PushButton {
            objectName: "showPlay"
            primary: true
            fontSize: Theme.sx(13)
            glyph: root.show.running ? "hourglass" : "play"
            text: root.show.running ? qsTrId("show_box.stop") : root.show.atEnd ? qsTrId("show_box.again") : qsTrId("show_box.show_me")
            onClicked: {
                root.large = true
                root.show.running ? root.show.pause() : root.show.play()
            }
        }
        PushButton {
            objectName: "showStep"
            fontSize: Theme.sx(13)
            glyph: "right"
            text: qsTrId("show_box.step")
            enabled: !root.show.atEnd
            onClicked: {
                root.large = true
                root.show.stepOn()
            }
        }
        PushButton {
            objectName: "showSize"
            fontSize: Theme.sx(13)
            text: root.large ? qsTrId("show_box.smaller") : qsTrId("show_box.larger")
            onClicked: root.large = !root.large
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
