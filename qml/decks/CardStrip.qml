import QtQuick
import Playmat
import Playmat.Table

// A card in one line: its cost and its name on a strip of its picture.
//   name  the text for an unknown card;  room  width at the right for what is next to the name
Rectangle {
    id: root

    property cardFacts facts
    property string name: facts.name
    property bool known: true
    property bool picked: false
    property int room: 0

    radius: Theme.radiusSmall
    color: Theme.inkSolid
    border { width: picked ? Theme.focusWidth : Theme.hair; color: picked ? Theme.faceAct : known ? Theme.line : Theme.faceRefused }

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
        color: root.known ? Theme.aspectColor(root.facts.aspects[0] ?? "") : Theme.faceRefused
    }
    PlainText {
        id: cost
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.sx(20)
        horizontalAlignment: Text.AlignHCenter
        text: root.known ? root.facts.cost < 0 || root.facts.deployAt >= 0 ? "" : root.facts.cost : "?"
        color: root.known ? Theme.faceMuted : Theme.faceRefused
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.sx(13) }
        Accessible.ignored: true
    }
    PlainText {
        id: name
        anchors { left: cost.right; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        width: Math.min(implicitWidth, root.width - root.room - x)
        text: root.known ? root.facts.name : root.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.faceText
        font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.sx(13.5) }
        Accessible.ignored: true
    }
    PlainText { // distinguishes cards with the same name
        anchors { left: name.right; leftMargin: Theme.px(6); baseline: name.baseline }
        width: root.width - root.room - x
        visible: implicitWidth <= width // not shown if it would be cut off; the large card has it
        text: root.facts.subtitle
        color: Theme.faceMuted
        font { family: Theme.narrow; pixelSize: Theme.sx(11.5) }
        Accessible.ignored: true
    }
}
