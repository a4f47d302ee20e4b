import QtQuick
import Playmat

// A moment of the review on the line of a replay: a decision that lost points, or a draw that was
// worth or cost some. Mistakes are filled; lesser moments are outlined.
Rectangle {
    id: root

    required property var modelData // of ReplayReview.marks
    property bool here: false
    readonly property int mark: modelData.mark
    readonly property color tint: mark > 0 ? Theme.harms : modelData.luck > 0 ? Theme.good : Theme.muted
    readonly property bool filled: mark > 1
    signal chosen()

    radius: width / 2
    z: here ? 1 : 0
    color: filled ? tint : Theme.panel
    border { width: here ? Theme.focusWidth : Math.max(1, Theme.px(1.5)); color: here ? Theme.act : tint }
    Accessible.role: Accessible.Button
    Accessible.name: modelData.words
    Accessible.onPressAction: root.chosen()

    PlainText {
        anchors.centerIn: parent
        text: ["", "?!", "?", "??"][root.mark] || (root.modelData.luck > 0 ? "+" : "−")
        color: root.filled ? Theme.harmsInk : root.tint
        font { family: Theme.display; weight: Font.ExtraBold; pixelSize: Math.max(8, Math.round(root.height * .62)) }
        Accessible.ignored: true
    }
}
