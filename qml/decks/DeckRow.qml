import QtQuick
import Playmat
import Playmat.Table

// A card of a deck in one line: what it costs, its name on a strip of its picture, how many there are.
//   picked  it is the one that is shown large
Rectangle {
    id: root

    required property deckCardLine line
    property bool picked: false
    signal shown()

    readonly property cardFacts facts: line.facts
    readonly property color tone: Theme.aspectColor(facts.aspects[0] ?? "")
    readonly property string label: facts.name + " ×" + line.count // for tests from outside

    implicitHeight: Theme.sx(27)
    radius: Theme.radiusSmall
    color: Theme.inkSolid
    border { width: picked ? Theme.focusWidth : Theme.hair; color: picked ? Theme.faceAct : Theme.line }
    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.spoken([qsTrId("deck_row.of").arg(line.count).arg(facts.name), facts.subtitle, facts.typeWord], ", ")
    Accessible.onPressAction: root.shown()
    onActiveFocusChanged: if (activeFocus) root.shown()

    Item {
        anchors { fill: parent; margins: Theme.hair }
        clip: true
        FacePicture {
            x: Math.round(parent.width * .4)
            width: parent.width - x
            height: Math.round(width * .72)
            y: -Math.round(height * .3)
            form: "pic"
            cardId: root.facts.cardId
        }
        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Theme.inkSolid }
                GradientStop { position: .45; color: Theme.inkSolid }
                GradientStop { position: .8; color: Theme.fade(Theme.inkSolid, .45) }
                GradientStop { position: 1; color: Theme.fade(Theme.inkSolid, .7) }
            }
        }
    }
    Rectangle {
        x: Theme.hair
        y: Theme.hair
        width: Theme.px(3)
        height: parent.height - 2 * y
        color: root.tone
    }
    PlainText {
        id: cost
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.sx(20)
        horizontalAlignment: Text.AlignHCenter
        text: root.facts.cost < 0 || root.facts.deployAt >= 0 ? "" : root.facts.cost
        color: Theme.faceMuted
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
    PlainText {
        id: name
        anchors { left: cost.right; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        width: Math.min(implicitWidth, number.x - x - Theme.px(6))
        text: root.facts.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.faceText
        font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.sx(13.5) }
        Accessible.ignored: true
    }
    PlainText { // cards of one name are told apart by it
        anchors { left: name.right; leftMargin: Theme.px(6); right: number.left; rightMargin: Theme.px(6); baseline: name.baseline }
        visible: implicitWidth <= width // whole or not at all: it is on the large card too
        text: root.facts.subtitle
        color: Theme.faceMuted
        font { family: Theme.narrow; pixelSize: Theme.sx(11.5) }
        Accessible.ignored: true
    }
    PlainText {
        id: number
        anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        text: "×" + root.line.count
        color: Theme.faceText
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
    FocusFrame { target: root }
    HoverHandler { onHoveredChanged: if (hovered) root.shown() }
}
