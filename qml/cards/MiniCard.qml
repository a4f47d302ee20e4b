pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A card resting in the hand, 63:88: more picture, no small print.
//   cardId, name, type, arena, aspects, keywords   as printed
//   cost, costNow, affordable, power, hp           as in CardFace
//   note            a few words: its keywords
//   mark            Mark.…;  turn  how it is turned in the fan
Item {
    id: root

    property string cardId
    property string name
    property string type: "Unit"
    property string arena
    property int cost: -1
    property int costNow: cost
    property bool affordable: true
    property int power: -1
    property int hp: -1
    property list<string> aspects
    property list<string> keywords
    property string face // "ink", "rift": the numbers of CardCorners that stand where cost, power and HP do
    property list<string> pips
    property bool inkable: false
    property int lore: -1
    property int moveCost: -1
    property string note
    property int mark: Mark.None
    property real turn: 0
    property bool glyphBelow: false
    readonly property real unit: height / 100
    readonly property bool tiny: width < Theme.px(40) // on a low strip only the picture tells something

    implicitWidth: Math.round(height / Theme.cardRatio)
    implicitHeight: 122

    Shade { spread: root.unit * 4 }
    FacePicture {
        anchors.fill: parent
        form: "mini"
        cardId: root.cardId
    }
    HatchMark {
        anchors.fill: parent
        mark: root.mark
    }
    FaceText {
        visible: !root.tiny
        x: root.unit * 4.6
        y: root.height * .708 - height / 2
        width: root.width * (!corners.rift ? .87 : root.aspects.length > 1 ? .65 : .77) // beside the seals of the frame
        height: Math.ceil(root.unit * 16)
        verticalAlignment: Text.AlignVCenter
        whole: true
        text: root.name
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: .84
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        size: root.unit * 9
    }
    FaceText {
        visible: !root.tiny
        x: root.width * (corners.stats && !corners.rift ? .26 : .08)
        y: root.height * .785
        width: root.width - 2 * x - (corners.stats && corners.rift ? root.unit * 20 : 0)
        height: root.height * .19
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        lineHeight: .95
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        maximumLineCount: 2
        elide: Text.ElideRight
        whole: true
        text: root.note
        color: Theme.faceRules
        font.weight: Font.Medium
        size: root.unit * 8.4
    }
    CardCorners {
        id: corners
        visible: !root.tiny
        anchors.fill: parent
        unit: root.unit
        type: root.type
        arena: root.arena
        cost: root.cost
        costNow: root.costNow
        affordable: root.affordable
        power: root.power
        hp: root.hp
        aspects: root.aspects
        face: root.face
        pips: root.pips
        keywords: root.keywords
        enlarged: 1.35
        inkable: root.inkable
        lore: root.lore
        moveCost: root.moveCost
        turn: root.turn
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        glyphBelow: root.glyphBelow
        radius: root.width * .058
        unit: root.width / 100
    }
}
