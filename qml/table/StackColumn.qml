import QtQuick
import Playmat
import Playmat.Table

// Where what waits lies in a column: over the newest item that it resolves next, and words while there is none.
Item {
    id: root

    required property TableSession session
    readonly property var column: session.stage.geometry.stack
    readonly property int newest: session.stage.newestWaiting
    readonly property bool empty: newest < 0
    readonly property rect place: {
        session.stage.geometry // the place belongs to it
        const at = root.empty ? root.column : root.session.stage.rectOf(root.newest)
        return Qt.rect(at.x, at.y, at.width, at.height)
    }

    objectName: "stackColumn"
    visible: column.width > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: empty ? session.stage.geometry.stackWords
                           : qsTrId("stack_column.resolves_next") + ": " + session.stage.factsOf(newest).name

    Rectangle {
        objectName: "stackSign"
        x: root.column.x + Math.round((root.column.width - width) / 2)
        y: root.empty ? root.session.stage.geometry.midY - Math.round(height / 2) : root.place.y - height - Theme.px(6)
        visible: words.text !== ""
        width: Math.min(words.implicitWidth + Theme.px(18), root.column.width - Theme.px(8))
        height: Theme.px(root.empty ? 26 : 20)
        radius: height / 2
        color: Theme.fade(Theme.inkSolid, root.empty ? .66 : .92)
        border { width: Math.max(1, Theme.px(1.3)); color: root.empty ? Theme.inkLine : Theme.faceAct }
        PlainText {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.px(10))
            text: root.empty ? root.session.stage.geometry.stackWords : qsTrId("stack_column.resolves_next")
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(8)
            elide: Text.ElideRight
            color: root.empty ? Theme.faceFaint : Theme.faceAct
            font { family: Theme.narrow; weight: root.empty ? Font.Medium : Font.Bold; pixelSize: Theme.px(10.5) }
            Accessible.ignored: true
        }
    }
}
