import QtQuick
import Playmat

PlainText {
    id: root

    required property int index
    property real fromY: 0

    function rise(centreX: real, centreY: real, words: string, good: bool) {
        text = words
        color = good ? Theme.good : Theme.refused
        x = Math.round(centreX - width / 2)
        fromY = Math.round(centreY - height / 2)
        motion.restart()
    }

    opacity: 0
    style: Text.Outline
    styleColor: Theme.inkSolid
    font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Theme.px(34) }
    Accessible.ignored: true

    ParallelAnimation {
        id: motion
        NumberAnimation { target: root; property: "y"; from: root.fromY; to: root.fromY - Theme.px(46); duration: Theme.damageDuration; easing.type: Easing.OutCubic }
        SequentialAnimation {
            NumberAnimation { target: root; property: "opacity"; from: 0; to: 1; duration: Theme.damageDuration * .15 }
            PauseAnimation { duration: Theme.damageDuration * .5 }
            NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.damageDuration * .35 }
        }
    }
}
