import QtQuick
import Playmat
import Playmat.Paint

// The card of a place that both seats share, low and wide: picture, name, what it says. Who holds it stands between the
// name and that, and what lies face down at its right end: others draw that over it.
//   cardId, name, rules (markup of RulesText), mark;  reserved  as much of its right end is not its own
Item {
    id: root

    property string cardId
    property string name
    property string rules
    property int mark: Mark.None
    property real reserved: 0
    readonly property real unit: height / 62
    readonly property real textLeft: picture.x + picture.width + unit * 9
    readonly property real whole: width - textLeft - reserved - unit * 6
    readonly property bool inOneLine: measure.advanceWidth <= whole * 1.12

    // One line of letters, whatever the text is marked with.
    function plain(marked: string): string {
        return marked.replace(/<[^>]*>/g, " ").replace(/\{\w+:([^}]*)\}/g, "$1").replace(/\s+/g, " ").trim()
    }

    implicitWidth: 353
    implicitHeight: 62

    TextMetrics {
        id: measure
        text: rules.text
        font { family: Theme.narrow; weight: Font.Medium; pixelSize: Math.max(8, Math.round(root.unit * 11)) }
    }
    Shade { spread: root.unit * 6 }
    Rectangle {
        anchors.fill: parent
        radius: root.unit * 9
        color: Theme.tab
        border { width: Math.max(1, root.unit); color: Theme.inkLine }
    }
    HatchMark {
        anchors.fill: parent
        mark: root.mark
    }
    FacePicture {
        id: picture
        x: root.unit * 6
        y: root.unit * 5
        width: Theme.plateWide(root.width, root.unit)
        height: Math.round(root.height - 2 * y)
        form: "pic"
        cardId: root.cardId
    }
    FaceText {
        x: root.textLeft
        y: root.unit * (root.inOneLine ? 5 : 3)
        width: root.whole
        height: Math.max(10, root.unit * 17)
        verticalAlignment: Text.AlignVCenter
        text: root.name
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        size: root.unit * 14.5
    }
    FaceText {
        id: rules
        objectName: "placeRules"
        x: root.textLeft
        y: root.unit * (root.inOneLine ? 39 : 34)
        // Two lines leave room for the sum on the edge; one line ends above it.
        width: root.inOneLine ? root.whole : root.whole - root.unit * (root.width < root.unit * 280 ? 0 : 48)
        height: root.unit * (root.inOneLine ? 14 : 26) // room for two lines even in the smallest window
        verticalAlignment: Text.AlignVCenter
        text: root.plain(root.rules)
        wrapMode: Text.WordWrap
        maximumLineCount: root.inOneLine ? 1 : 2
        lineHeight: .9
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        elide: Text.ElideRight
        color: Theme.faceRules
        font.weight: Font.Medium
        size: root.unit * 11
    }
    MarkFrame {
        anchors.fill: parent
        mark: root.mark
        radius: root.unit * 9
        unit: root.unit
        glyphSize: root.unit * 18
        glyphInside: true
    }
}
