import QtQuick
import Playmat

// The rules of a whole card: centred in their place when there is room, else they scroll (wheel, finger, scrollBy).
//   text, pixelSize, wanted   wanted: how high the text is at that size and width
//   links                     can be clicked: linkActivated(link)
Flickable {
    id: root

    property string text
    property real pixelSize: 13
    property real wanted: 0
    property bool links: false
    readonly property bool scrolls: wanted > height
    signal linkActivated(string link)

    function scrollBy(dy: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + dy))
    }
    function heightFor(text: string, pixelSize: real, width: real): real {
        return words.heightFor(text, pixelSize, width)
    }

    clip: scrolls
    contentWidth: width
    contentHeight: Math.max(height, wanted)
    interactive: scrolls
    boundsBehavior: Flickable.StopAtBounds
    onTextChanged: contentY = 0

    RulesText {
        id: words
        y: Math.max(0, Math.floor((root.height - root.wanted) / 2))
        width: root.width
        height: root.wanted
        text: root.text
        pixelSize: root.pixelSize
        interactive: root.links
        color: Theme.faceRules
        mutedColor: Theme.faceReminder
        linkColor: Theme.faceLink
        Accessible.ignored: true
        onLinkActivated: link => root.linkActivated(link)
    }
}
