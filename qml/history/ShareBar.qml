pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// Shows a share of won matches as a bar, and its confidence interval as a line.
Item {
    id: root

    required property var part // one group of MatchShelf::groups
    property bool strong: false
    property bool focused: false
    readonly property color tone: strong ? Theme.act : Theme.mine
    readonly property bool pictured: part.picture !== ""
    readonly property int barX: Math.round(width * .4)
    readonly property int barWidth: width - barX - counts.width - Theme.px(12)

    height: Math.max(Theme.px(30), name.height + Theme.px(8))
    Accessible.role: Accessible.ListItem
    Accessible.name: part.name + ", " + part.percent + ", " + part.words

    Rectangle { anchors.fill: parent; visible: root.focused; radius: Theme.radiusSmall; color: "transparent"; border { width: Theme.focusWidth; color: Theme.focus } }
    FacePicture {
        visible: root.pictured
        x: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(34)
        height: Math.round(width * Theme.wideRatio)
        form: "wide"
        cardId: root.part.picture
    }
    PlainText {
        id: name
        x: root.pictured ? Theme.px(46) : Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        width: root.barX - x - Theme.px(8)
        text: root.part.name
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        color: Theme.text
        font { family: Theme.narrow; weight: Font.Medium; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
    Item {
        x: root.barX
        anchors.verticalCenter: parent.verticalCenter
        width: root.barWidth
        height: Theme.px(12)
        Rectangle { anchors.fill: parent; radius: Theme.px(3); color: Theme.tableTop; border { width: Theme.hair; color: Theme.line } }
        Rectangle { width: Math.round(parent.width * root.part.share); height: parent.height; radius: Theme.px(3); color: Theme.fade(root.tone, .5); border { width: Theme.hair; color: root.tone } }
        Rectangle { x: Math.round(parent.width / 2); y: -Theme.px(4); width: Theme.hair; height: parent.height + Theme.px(8); color: Theme.outline }
        Rectangle { x: parent.width * root.part.low; anchors.verticalCenter: parent.verticalCenter; width: parent.width * (root.part.high - root.part.low); height: Math.max(1, Theme.px(1.5)); color: Theme.text }
        Repeater {
            model: [root.part.low, root.part.high]
            Rectangle { required property real modelData; x: root.barWidth * modelData - width / 2; y: Theme.px(2); width: Math.max(1, Theme.px(1.5)); height: Theme.px(8); color: Theme.text }
        }
    }
    Row {
        id: counts
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.px(8)
        PlainText { width: Theme.sx(44); horizontalAlignment: Text.AlignRight; text: root.part.percent; color: Theme.text; font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(13) } Accessible.ignored: true }
        PlainText { width: Theme.sx(34); horizontalAlignment: Text.AlignRight; anchors.verticalCenter: parent.verticalCenter; text: root.part.won + "/" + root.part.played; color: Theme.muted; font { family: Theme.narrow; pixelSize: Theme.sx(12) } Accessible.ignored: true }
    }
}
