pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Shows what a drop of the held card on a shared place would do: a glyph and a few words for each
// part, and what may still change it. If there is not enough room, everything becomes smaller.
Rectangle {
    id: root

    property var parts: [] // outcomeParts
    property string words // the sentence that is shown if there are no parts
    property string note
    readonly property real room: height - Theme.px(3)

    color: Theme.inkSolid
    radius: Theme.radiusSmall
    border { width: Theme.hair; color: Theme.faceTarget }
    clip: true
    Accessible.ignored: true

    component Words: PlainText {
        color: Theme.faceText
        font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.px(11) }
        Accessible.ignored: true
    }

    Column {
        id: all
        x: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - 2 * x
        scale: Math.min(1, root.room / Math.max(1, height))
        transformOrigin: Item.Left

        Words {
            visible: root.parts.length === 0
            width: parent.width
            text: root.words
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            Repeater {
                model: root.parts
                Row {
                    id: part
                    required property outcomePart modelData
                    readonly property color tint: modelData.tone > 0 ? Theme.faceGood : modelData.tone < 0 ? Theme.faceHarms : Theme.faceMuted
                    spacing: Theme.px(4)
                    rightPadding: Theme.px(9)
                    Glyph {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(10.5)
                        height: width
                        name: part.modelData.glyph
                        color: part.tint
                    }
                    Words {
                        width: Math.min(implicitWidth, all.width - Theme.px(14))
                        text: part.modelData.text
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }
        Row {
            visible: root.note !== ""
            spacing: Theme.px(4)
            Glyph {
                y: Theme.px(1.5)
                width: Theme.px(10)
                height: width
                name: "mask"
                color: Theme.faceMuted
            }
            Words {
                objectName: "outcomeNote"
                width: all.width - Theme.px(14)
                text: root.note
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(7.5)
                color: Theme.faceMuted
                font.weight: Font.Medium
            }
        }
    }
}
