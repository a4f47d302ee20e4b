import QtQuick
import Playmat
import Playmat.Table

// The question of a choice, and the card that asks with its sentence. Pointing at its picture shows that card.
Item {
    id: root

    required property TableSession session
    readonly property promptInfo prompt: session.controller.desk.prompt

    height: words.height

    FacePicture {
        id: picture
        visible: root.prompt.sourceId !== ""
        width: visible ? Theme.px(58) : 0
        height: Theme.px(42)
        form: "pic"
        cardId: root.prompt.sourceId

        HoverHandler { onHoveredChanged: root.session.preview.showPrinted(hovered ? root.prompt.sourceId : "", picture.mapToItem(null, 0, 0, picture.width, picture.height)) }
    }
    Column {
        id: words
        width: root.width
        spacing: Theme.px(4)
        Column {
            x: picture.visible ? picture.width + Theme.px(10) : 0
            width: words.width - x
            height: Math.max(implicitHeight, picture.visible ? picture.height : 0)
            PlainText {
                width: parent.width
                text: root.prompt.text
                wrapMode: Text.WordWrap
                color: Theme.text
                font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(15) }
                Accessible.ignored: true
            }
        }
        MarkedText {
            visible: root.prompt.sourceName !== ""
            width: parent.width
            marked: "<b>" + plain(root.prompt.sourceName) + "</b>: " + plain(root.prompt.sourceText)
            wrapMode: Text.WordWrap
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.sx(12) }
            Accessible.ignored: true
        }
    }
}
