pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// What a drop of the held card on a shared place would come to, or a showdown there as things stand: on the picture of its
// plate what becomes of each side's cards, on that side's half, and below the name who holds the place then. What the place
// says stays in sight.
//   far, near  outcomeParts;  words, glyph, tint  who holds it;  stands  nothing is held: as things stand
Item {
    id: root

    property var far
    property var near
    property string words
    property string glyph: "flag"
    property color tint: Theme.faceMuted
    property bool stands: false
    property real pictureWide: 0
    property real unit: 1
    readonly property bool told: (far?.text ?? "") !== "" || (near?.text ?? "") !== ""
    readonly property real textLeft: unit * 15 + pictureWide

    Accessible.ignored: true

    component Words: PlainText {
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(7)
        elide: Text.ElideRight
        color: Theme.faceText
        font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.px(12) }
        Accessible.ignored: true
    }
    component Fate: Item {
        id: fate
        property var part
        property color side
        readonly property int tone: part?.tone ?? 0
        visible: (part?.text ?? "") !== ""
        width: veil.width
        height: veil.height / 2
        Rectangle {
            x: Theme.px(3)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(3)
            height: parent.height - Theme.px(6)
            radius: width / 2
            color: fate.side
        }
        Glyph {
            id: sign
            x: Theme.px(9)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(12)
            height: width
            name: fate.part?.glyph ?? ""
            color: fate.tone === 0 ? Theme.faceMuted : fate.tone > 0 ? Theme.faceGood : Theme.faceHarms
        }
        Words {
            anchors { left: sign.right; leftMargin: Theme.px(3); right: parent.right; rightMargin: Theme.px(3); verticalCenter: parent.verticalCenter }
            text: fate.part?.text ?? ""
        }
    }

    Rectangle {
        id: veil
        objectName: "outcomeFates"
        visible: root.told
        x: root.unit * 6
        y: root.unit * 5
        width: root.pictureWide
        height: root.height - 2 * y
        radius: Theme.radiusSmall
        color: Theme.fade(Theme.inkSolid, .86)
        border { width: Theme.hair; color: root.stands ? Theme.faceAct : Theme.faceTarget }
        Fate { part: root.far; side: Theme.faceTheirs }
        Fate { y: height; part: root.near; side: Theme.faceMine }
    }
    Row {
        objectName: "outcomeResult"
        x: root.textLeft
        y: Math.round(root.unit * 22)
        height: Theme.px(14)
        spacing: Theme.px(4)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(12)
            height: width
            name: root.glyph
            color: root.tint
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - root.textLeft - Theme.px(20))
            text: root.stands ? qsTrId("plate_info.as_things_stand").arg(root.words) : root.words
            color: root.tint
        }
    }
}
