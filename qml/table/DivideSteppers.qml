pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Plus and minus on each card among which something is divided.
Item {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller

    visible: controller.desk.choice === "distribute" && !session.stage.playing

    Repeater {
        model: root.visible ? root.controller.desk.choices : null
        Rectangle {
            id: stepper
            required property int index
            required property int viewId
            required property int amount
            required property string label
            readonly property rect card: {
                root.session.stage.geometry // the card's place belongs to it
                const at = root.session.stage.rectOf(viewId)
                return Qt.rect(at.x, at.y, at.width, at.height)
            }
            readonly property bool tile: card.width < card.height
            // On a tile, the stepper does not cover the pill that shows the result.
            readonly property real inset: tile ? Math.min(card.height * .46 - height / 2, card.height - Theme.pillRise(card.width) - Theme.px(4) - height) : card.height * .46 - height / 2
            objectName: "stepper" + viewId
            x: Math.round(card.x + (card.width - width) / 2)
            y: Math.round(card.y + inset)
            // Not wider than its card: the neighbour has one too.
            width: Math.min(Theme.px(92), card.width)
            height: Math.round(width * .35)
            radius: height / 2
            color: Theme.panel
            border { width: Math.max(1, Theme.px(1.5)); color: amount > 0 ? Theme.act : Theme.target }
            IconButton {
                objectName: "minus" + stepper.viewId
                size: Math.round(stepper.width * .3)
                x: Theme.px(2)
                anchors.verticalCenter: parent.verticalCenter
                glyph: "minus"
                text: qsTrId("divide_steppers.one_less_on").arg(stepper.label)
                onClicked: root.controller.desk.give(stepper.index, -1)
            }
            PlainText {
                anchors.centerIn: parent
                text: stepper.amount
                color: Theme.text
                font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Math.max(8, Math.round(stepper.width * .18)) }
                Accessible.ignored: true
            }
            IconButton {
                objectName: "plus" + stepper.viewId
                size: Math.round(stepper.width * .3)
                x: parent.width - width - Theme.px(2)
                anchors.verticalCenter: parent.verticalCenter
                glyph: "plus"
                text: qsTrId("divide_steppers.one_more_on").arg(stepper.label)
                onClicked: root.controller.desk.give(stepper.index, 1)
            }
        }
    }
}
