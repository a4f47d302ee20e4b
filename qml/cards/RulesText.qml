import QtQuick
import Playmat
import Playmat.Paint

// Rules text with marks and links; rules_markup.h has the markup.
//   text, pixelSize, color, mutedColor, horizontalAlignment, verticalAlignment
//   heightFor(text, pixelSize, width): how high it would be
//   interactive: links can be clicked and hovered: linkActivated(link), linkHovered(link)
RulesItem {
    id: root

    property bool interactive: false
    signal linkActivated(string link)
    signal linkHovered(string link)

    function activate(x: real, y: real): void {
        const link = root.linkAt(x, y)
        if (link !== "")
            root.linkActivated(link)
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: root.plainText
    pixelSize: Theme.tx(13)
    color: Theme.text
    mutedColor: Theme.muted
    linkColor: Theme.link

    PressArea {
        enabled: root.interactive
        onClicked: mouse => root.activate(mouse.x, mouse.y)
    }
    HoverHandler {
        id: hover
        enabled: root.interactive
        readonly property string link: hovered ? root.linkAt(point.position.x, point.position.y) : ""
        onLinkChanged: root.linkHovered(link)
        cursorShape: link !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}
