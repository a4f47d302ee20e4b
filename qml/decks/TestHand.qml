pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// A hand dealt from the deck: another one, the game's mulligan, the cards of the next rounds.
// Arrows choose a card; Space marks it for the mulligan.
Rectangle {
    id: root

    required property DeckTrial trial
    signal shown(cardFacts facts)

    visible: repeater.count > 0
    implicitHeight: head.y + head.height + Theme.px(8) + Theme.px(104) + Theme.px(10)
    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    PlainText {
        id: title
        objectName: "handText"
        anchors { left: parent.left; leftMargin: Theme.px(12); right: head.left; rightMargin: Theme.px(10); verticalCenter: head.verticalCenter }
        height: head.height
        verticalAlignment: Text.AlignVCenter
        text: root.trial.handText
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 7
        color: Theme.text
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(13) }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Row {
        id: head
        anchors { right: parent.right; rightMargin: Theme.px(12) }
        y: Theme.px(9)
        spacing: Theme.px(7)
        PushButton {
            objectName: "handReplace"
            fontSize: Theme.sx(12)
            implicitHeight: Theme.sx(28)
            enabled: root.trial.canReplace
            text: root.trial.replaceText
            onClicked: root.trial.replace()
        }
        PushButton {
            objectName: "handGoOn"
            fontSize: Theme.sx(12)
            implicitHeight: Theme.sx(28)
            enabled: root.trial.canGoOn
            text: root.trial.goOnText
            onClicked: root.trial.goOn()
        }
        PushButton {
            objectName: "handDeal"
            fontSize: Theme.sx(12)
            implicitHeight: Theme.sx(28)
            glyph: "redo"
            text: qsTrId("test_hand.new_hand")
            onClicked: root.trial.deal()
        }
    }
    Item {
        id: fan
        objectName: "testHand"
        property int current: 0
        readonly property int cardWidth: Math.round(height / Theme.cardRatio)
        readonly property int step: Math.min(cardWidth + Theme.px(7), Math.floor((width - cardWidth) / Math.max(1, repeater.count - 1)))

        function go(place: int) {
            fan.current = Math.max(0, Math.min(repeater.count - 1, place))
            const cell = repeater.itemAt(fan.current) as HandCell
            if (cell)
                root.shown(cell.facts)
        }

        anchors { left: parent.left; right: parent.right; margins: Theme.px(12); bottom: parent.bottom; bottomMargin: Theme.px(10) }
        height: Theme.px(104)
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: root.trial.handText
        Keys.onLeftPressed: fan.go(fan.current - 1)
        Keys.onRightPressed: fan.go(fan.current + 1)
        Keys.onSpacePressed: root.trial.choose(fan.current)
        onActiveFocusChanged: if (activeFocus) fan.go(fan.current)

        Repeater {
            id: repeater
            model: root.trial.hand
            HandCell {
                objectName: "handCard" + index
                x: index * fan.step
                z: hovered || current ? repeater.count : index
                width: fan.cardWidth
                height: fan.height
                current: fan.activeFocus && index === fan.current
                choosing: root.trial.choosing
                onShown: root.shown(facts)
                onClicked: { fan.forceActiveFocus(); fan.go(index); root.trial.choose(index) }
            }
        }
    }
}
