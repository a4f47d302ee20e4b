import QtQuick
import Playmat
import Playmat.Table

// The question of a choice, whose it is, and the card that asks with its sentence.
Item {
    id: root

    required property promptInfo prompt
    property bool theirs: false

    height: Math.max(picture.visible ? picture.height : 0, words.height)

    FacePicture {
        id: picture
        visible: root.prompt.sourceId !== ""
        width: visible ? Theme.px(64) : 0
        height: Theme.px(46)
        form: "pic"
        cardId: root.prompt.sourceId
    }
    Column {
        id: words
        x: picture.visible ? picture.width + Theme.px(12) : 0
        width: root.width - x
        PlainText {
            width: parent.width
            text: root.prompt.title
            elide: Text.ElideRight
            color: root.theirs ? Theme.theirs : Theme.mine
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.px(12) }
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            text: root.prompt.text
            wrapMode: Text.WordWrap
            color: Theme.text
            font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.px(16) }
            Accessible.ignored: true
        }
        MarkedText {
            visible: root.prompt.sourceName !== ""
            width: parent.width
            marked: "<b>" + plain(root.prompt.sourceName) + "</b>: " + plain(root.prompt.sourceText)
            wrapMode: Text.WordWrap
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.px(12) }
            Accessible.ignored: true
        }
    }
}
