import QtQuick
import Playmat

// A chance to win: a figure, its uncertainty, and both on a bar.
Item {
    id: root

    property real chance: .5
    property real error: 0
    readonly property int whole: root.chance > 0 && root.chance < 1 ? Math.max(1, Math.min(99, Math.round(100 * root.chance))) : Math.round(100 * root.chance)
    readonly property string spoken: root.error > 0 ? qsTrId("chance_bar.per_cent_to_win_give").arg(root.whole).arg(Math.max(1, Math.round(100 * root.error)))
                                                    : qsTrId("chance_bar.per_cent_to_win").arg(root.whole)

    implicitHeight: figure.height + Theme.px(12)

    PlainText {
        id: figure
        objectName: "chanceFigure"
        text: qsTrId("chance_bar.mark").arg(root.whole)
        color: Theme.text
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.lx(24) }
        Accessible.ignored: true
    }
    PlainText {
        anchors { left: figure.right; leftMargin: Theme.px(6); baseline: figure.baseline }
        width: root.width - x
        elide: Text.ElideRight
        text: root.error > 0 ? qsTrId("chance_bar.to_win").arg(Math.max(1, Math.round(100 * root.error))) : qsTrId("chance_bar.to_win_2")
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.lx(13) }
        Accessible.ignored: true
    }
    Rectangle { // theirs on the right
        id: bar
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
        height: Theme.px(8)
        radius: height / 2
        color: Theme.theirsSoft
        border { width: Theme.hair; color: Theme.outline }
        Rectangle {
            width: Math.max(height, Math.round(bar.width * root.chance))
            height: parent.height
            radius: height / 2
            color: Theme.mine
        }
        Rectangle { // as far as it may be off
            readonly property real from: Math.max(0, root.chance - root.error)
            visible: root.error > 0
            x: Math.round(bar.width * from)
            width: Math.max(Theme.px(3), Math.round(bar.width * (Math.min(1, root.chance + root.error) - from)))
            height: parent.height
            color: Theme.fade(Theme.text, .55)
        }
    }
}
