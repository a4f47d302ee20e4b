pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A whole card, 63:88: raised from the hand, in the preview, in a collection.
//   cardId, name, subtitle, type, arena, aspects, traits, keywords, unique   as printed
//   cost, costNow   −1: none; they differ when something changed the cost;  affordable  false: the number turns red
//   power, hp       −1: none; on upgrades the bonus, shown with its sign
//   rules           markup of RulesText;  linkActivated(link) when interactive
//   mark            Mark.…;  turn  how it lies, so that numbers can turn back
//   rulesTruncated  the rules did not fit: show them beside the card
Item {
    id: root

    property string cardId
    property string name
    property string subtitle
    property string type: "Unit"
    property string arena
    property int cost: -1
    property int costNow: cost
    property bool affordable: true
    property int power: -1
    property int hp: -1
    property list<string> aspects
    property list<string> traits
    property list<string> keywords
    property string rules
    property bool unique: false
    property bool interactive: false
    property int mark: Mark.None
    property real turn: 0
    readonly property bool rulesTruncated: text.truncated
    readonly property real unit: height / 100
    readonly property real share: Faces.pictureShare(cardId)
    signal linkActivated(string link)

    function footer(): string {
        const words = type === "Unit" || type === "Leader" ? [] : [type.toUpperCase()]
        return words.concat(Array.from(traits)).join(" · ")
    }

    implicitWidth: Math.round(height / Theme.cardRatio)
    implicitHeight: 300

    Shade { spread: root.unit * 4 }
    FacePicture {
        anchors.fill: parent
        form: "card"
        cardId: root.cardId
    }
    HatchMark {
        anchors.fill: parent
        mark: root.mark
    }
    Column {
        x: root.unit * 4.6
        y: root.height * (root.share - .001) - height / 2
        width: root.width * .86
        spacing: -root.unit * 1.1
        FaceText {
            width: parent.width
            text: root.unique ? root.name + " ◆" : root.name
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(root.unit * 5.2)
            size: root.unit * 7.2
        }
        FaceText {
            visible: root.subtitle !== ""
            width: parent.width
            text: root.subtitle
            elide: Text.ElideRight
            color: Theme.faceMuted
            font.weight: Font.Normal
            size: root.unit * 4.2
        }
    }
    RulesText {
        id: text
        x: root.unit * 5
        y: root.height * (root.share + .082)
        width: root.width - 2 * x
        height: root.height * (corners.stats ? .838 : .88) - y
        text: root.rules
        fit: true
        interactive: root.interactive
        pixelSize: root.unit * 4.9
        smallPixelSize: root.unit * 4.1
        verticalAlignment: Text.AlignVCenter
        color: Theme.faceRules
        mutedColor: Theme.faceReminder
        linkColor: Theme.faceLink
        Accessible.ignored: true
        onLinkActivated: link => root.linkActivated(link)
    }
    Glyph {
        visible: text.truncated
        anchors { horizontalCenter: parent.horizontalCenter; top: text.bottom; topMargin: -root.unit }
        width: root.unit * 5
        height: width
        name: "more"
        color: Theme.faceReminder
    }
    FaceText {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: root.unit * 2.6 }
        width: root.width * (corners.stats ? .47 : .84)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: .92
        elide: Text.ElideRight
        text: root.footer()
        color: Theme.faceFaint
        font.weight: Font.Normal
        size: root.unit * 3.8
    }
    CardCorners {
        id: corners
        anchors.fill: parent
        type: root.type
        arena: root.arena
        cost: root.cost
        costNow: root.costNow
        affordable: root.affordable
        power: root.power
        hp: root.hp
        aspects: root.aspects
        turn: root.turn
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        radius: root.width * .058
        unit: root.width / 100
        glyphSize: root.width * (root.mark === Mark.Actionable ? .11 : .16)
    }
}
