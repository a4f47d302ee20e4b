import QtQuick
import Playmat

// A word above what it names.
Rectangle {
    id: root

    property string text

    anchors { bottom: parent ? parent.top : undefined; bottomMargin: Theme.px(4); horizontalCenter: parent ? parent.horizontalCenter : undefined }
    width: word.implicitWidth + Theme.tx(14)
    height: word.implicitHeight + Theme.tx(8)
    radius: Theme.radiusSmall
    z: 1000
    color: Theme.raised
    border { width: Theme.hair; color: Theme.outline }

    PlainText {
        id: word
        anchors.centerIn: parent
        text: root.text
        color: Theme.text
        font: Theme.small
        Accessible.ignored: true
    }
}
