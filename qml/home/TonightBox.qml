pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The likeliest things to do, each with its reason. It is empty for somebody who has not played yet.
Rectangle {
    id: root

    required property Tonight tonight
    signal taken(int thing)

    visible: tonight.things.length > 0 || tonight.problem !== ""
    implicitHeight: column.height + 2 * column.y
    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(14)
        width: root.width - 2 * x
        spacing: Theme.px(7)

        PlainText {
            text: qsTrId("tonight.title")
            color: Theme.muted
            font: Theme.label
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        PlainText {
            objectName: "tonightProblem"
            visible: text !== ""
            width: parent.width
            text: root.tonight.problem
            wrapMode: Text.Wrap
            color: Theme.refused
            font: Theme.strong
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Repeater {
            model: root.tonight.things
            TonightLine {
                id: line
                required property tonightThing modelData
                required property int index
                objectName: "tonight" + index
                width: column.width
                title: modelData.title
                reason: modelData.reason
                picture: modelData.picture
                glyph: modelData.glyph
                onTaken: root.taken(line.index)
            }
        }
    }
}
