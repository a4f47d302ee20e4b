import QtQuick
import Playmat
import Playmat.Table

// How many copies of the chosen card the user owns, with buttons that change the number.
Item {
    id: root

    required property CardBrowser browser

    implicitHeight: Math.max(less.height, words.height)
    Accessible.role: Accessible.Grouping
    Accessible.name: words.text

    PlainText {
        id: words
        objectName: "ownedWords"
        anchors { left: parent.left; right: less.left; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        text: root.browser.owned === 0 ? qsTrId("owned_line.none") : qsTrId("owned_line.copies", root.browser.owned)
        wrapMode: Text.Wrap
        color: root.browser.owned === 0 ? Theme.muted : Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(12.5) }
    }
    IconButton {
        id: less
        objectName: "ownLess"
        anchors { right: more.left; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        enabled: root.browser.owned > 0
        size: Theme.sx(30)
        glyph: "minus"
        text: qsTrId("owned_line.one_less")
        onClicked: root.browser.own(-1)
    }
    IconButton {
        id: more
        objectName: "ownMore"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        size: Theme.sx(30)
        glyph: "plus"
        text: qsTrId("owned_line.one_more")
        onClicked: root.browser.own(1)
    }
}
