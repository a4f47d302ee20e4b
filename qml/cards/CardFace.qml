pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint

// A whole card, 63:88 or longer: raised from the hand, in the preview, to be chosen. All of its rules can be read: first
// the picture makes room, then the letters become smaller, then the text scrolls.
//   cardId, name, subtitle, type, arena, aspects, traits, keywords, unique   as printed
//   cost, costNow   −1: none; they differ when something changed the cost;  affordable  false: the number turns red
//   power, hp       −1: none; on upgrades the bonus, shown with its sign
//   powerNow, hpNow, hpLeft   on the table, beside the printed ones; −1: the same as printed
//   rules           markup of RulesText;  linkActivated(link) when interactive
//   otherRules, otherTitle   the other side of a card with two, below the first
//   mark            Mark.…;  turn  how it is turned, so that numbers can turn back
//   rulesScroll     there is more than fits: scrollBy(pixels);  neededHeight  of a card of this width that shows all
Item {
    id: root

    property string cardId
    property string name
    property string subtitle
    property string type: "Unit"
    property string typeWord
    property string arena
    property int cost: -1
    property int costNow: cost
    property bool affordable: true
    property int power: -1
    property int hp: -1
    property int powerNow: -1
    property int hpNow: -1
    property int hpLeft: -1
    property list<string> aspects
    property list<string> traits
    property list<string> keywords
    property string face // "ink", "rift": the numbers of CardCorners that stand where cost, power and HP do
    property list<string> pips
    property bool inkable: false
    property int lore: -1
    property int moveCost: -1
    property int loreNow: -1
    property string rules
    property string otherRules
    property string otherTitle
    property bool unique: false
    property bool interactive: false
    property int mark: Mark.None
    property real turn: 0
    signal linkActivated(string link)

    readonly property real unit: width * Theme.cardRatio / 100
    readonly property bool rulesScroll: text.scrolls
    readonly property string words: otherRules === "" ? rules : rules + "<p><b>" + otherTitle + ":</b><p>" + otherRules
    // Size of the rules text: as large as the card allows, but a large card always shows more than a small one.
    readonly property real pixels: lettersOf(4.9)
    readonly property real smallPixels: lettersOf(4.1)
    readonly property real column: width - unit * 10
    readonly property real wanted: text.heightFor(words, pixels, column)
    readonly property real wantedSmall: text.heightFor(words, smallPixels, column)
    readonly property real head: unit * 26 // the least that cost and name need
    readonly property real foot: Math.max(unit * (corners.stats ? 17 : 12.5), footerText.contentHeight + unit * 3.5) + (corners.changed ? unit * 7 : 0)
    readonly property real under: unit * 8.2 // from the middle of the name to the text
    readonly property real room: height - head - under - foot
    readonly property bool smaller: wanted > room
    readonly property real textHeight: smaller ? wantedSmall : wanted
    readonly property real neededHeight: Math.ceil(head + under + wantedSmall + foot)
    readonly property int share: Math.floor(100 / height * Math.max(head, Math.min(height * Faces.pictureShare(cardId),
                                                                                    height - foot - under - textHeight)))

    function lettersOf(share: real): real {
        return Math.round(Theme.fontScale * Math.max(11, Math.min(unit * share, share * 3.2 * Theme.t)))
    }
    function scrollBy(dy: real) { text.scrollBy(dy) }
    function footer(): string {
        const words = type === "Unit" || type === "Leader" || type === "Character" ? [] : [(typeWord || type).toUpperCase()]
        return words.concat(Array.from(traits)).join(" · ")
    }

    implicitWidth: 215
    implicitHeight: Math.round(width * Theme.cardRatio)

    Shade { spread: root.unit * 4 }
    FacePicture {
        anchors.fill: parent
        form: "card"
        cardId: root.cardId
        share: root.share
    }
    HatchMark {
        anchors.fill: parent
        mark: root.mark
    }
    Column {
        x: root.unit * 4.6
        y: root.height * root.share / 100 - root.unit * .1 - height / 2
        width: root.width * (!corners.rift ? .86 : root.aspects.length > 1 ? .66 : .78) // beside the seals of the frame
        spacing: -root.unit * 1.1
        FaceText {
            width: parent.width
            text: root.unique ? root.name + " ◆" : root.name
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            size: root.unit * 7.2
        }
        FaceText {
            visible: root.subtitle !== ""
            width: parent.width
            text: root.subtitle
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
            color: Theme.faceMuted
            font.weight: Font.Normal
            size: root.unit * 4.2
        }
    }
    CardRules {
        id: text
        objectName: "cardRules"
        x: root.unit * 5
        y: Math.round(root.height * root.share / 100 + root.under)
        width: root.column
        height: root.height - root.foot - y
        text: root.words
        pixelSize: root.smaller ? root.smallPixels : root.pixels
        wanted: root.textHeight
        links: root.interactive
        onLinkActivated: link => root.linkActivated(link)
    }
    ScrollMark {
        view: text
        x: root.width - width - root.unit * 1.6
        color: Theme.faceReminder
    }
    FaceText {
        id: footerText
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: root.unit * 2.6 }
        width: root.width * (corners.stats ? .5 : .84)
        height: Math.max(root.unit * 13, 33) // four lines of the smallest letters
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignBottom
        wrapMode: Text.WordWrap
        maximumLineCount: 4
        lineHeight: .92
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        elide: Text.ElideRight
        text: root.footer()
        color: Theme.faceFaint
        font.weight: Font.Normal
        size: root.unit * 3.8
    }
    CardCorners {
        id: corners
        anchors.fill: parent
        unit: root.unit
        flat: root.share * root.height < root.unit * 5000
        type: root.type
        arena: root.arena
        cost: root.cost
        costNow: root.costNow
        affordable: root.affordable
        power: root.power
        hp: root.hp
        powerNow: root.powerNow
        hpNow: root.hpNow
        hpLeft: root.hpLeft
        aspects: root.aspects
        face: root.face
        pips: root.pips
        keywords: root.keywords
        inkable: root.inkable
        lore: root.lore
        moveCost: root.moveCost
        loreNow: root.loreNow
        turn: root.turn
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        radius: root.width * .058
        unit: root.width / 100
        glyphSize: root.width * (root.mark === Mark.Actionable || root.mark === Mark.Idle ? .11 : .16)
    }
}
