import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Shows that a hero enters play, with a band across the table that has its picture and name. Any
// action of the player ends it, and clicks reach the table below.
Item {
    id: root

    required property TableSession session
    property cardFacts hero
    property bool theirs: false

    function show(viewId: int, seat: int) {
        if (!Theme.animated)
            return
        hero = root.session.stage.factsOf(viewId)
        theirs = seat !== root.session.stage.nearSeat.seat
        motion.restart()
    }
    function end() { motion.stop() }

    objectName: "heroEntrance"
    enabled: false // takes no input
    visible: motion.running
    height: Theme.px(236)
    clip: true
    opacity: 0
    onVisibleChanged: if (!visible) opacity = 0

    Rectangle { anchors.fill: parent; color: Theme.fade(Theme.inkSolid, .92) }
    Burst {
        anchors.centerIn: picture
        width: Theme.px(620)
        height: width
        kind: root.visible ? "rays" : ""
    }
    Rectangle { width: parent.width; height: Math.max(2, Theme.px(3)); color: root.theirs ? Theme.faceTheirs : Theme.faceMine }
    Rectangle { y: parent.height - height; width: parent.width; height: Math.max(2, Theme.px(3)); color: root.theirs ? Theme.faceTheirs : Theme.faceMine }
    FacePicture {
        id: picture
        property real slide: 0
        x: Math.round(root.width * .3 - width / 2 - slide)
        y: Math.round((root.height - height) / 2)
        width: Theme.px(278)
        height: Math.round(width * Theme.wideRatio)
        form: "wide"
        cardId: root.visible ? root.hero.cardId : ""
    }
    Column {
        id: words
        x: Math.round(picture.x + picture.width + Theme.px(34) + 2 * picture.slide)
        width: root.width - x - Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)
        PlainText {
            width: parent.width
            text: root.hero.name
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.crown
            font: Theme.worlds.lettered(Theme.px(44))
            Accessible.ignored: true
        }
        PlainText {
            width: parent.width
            text: root.hero.subtitle
            elide: Text.ElideRight
            color: Theme.faceMuted
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.px(18) }
            Accessible.ignored: true
        }
    }
    SequentialAnimation { // takes 700 ms
        id: motion
        ParallelAnimation {
            NumberAnimation { target: root; property: "opacity"; from: 0; to: 1; duration: Theme.quickDuration }
            NumberAnimation { target: picture; property: "slide"; from: Theme.px(90); to: 0; duration: Theme.moveDuration; easing.type: Easing.OutQuart }
        }
        PauseAnimation { duration: Theme.phaseDuration - Theme.moveDuration - Theme.quickDuration }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.quickDuration }
    }
    Connections {
        target: root.session.stage
        function onEntranceShown(card: int, seat: int) { root.show(card, seat) }
        function onSkipped() { root.end() }
    }
    Connections {
        target: root.session.controller
        function onStateChanged() { root.end() }
    }
}
