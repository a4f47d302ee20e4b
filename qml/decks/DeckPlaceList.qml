pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Lists the places of the library: all decks, the folders, the tags and the trash.
Rectangle {
    id: root

    required property DeckGallery gallery

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    component Place: Item {
        id: line
        required property string place
        required property string glyph
        required property string name
        required property int count
        required property bool heading
        readonly property bool on: !heading && root.gallery.place === place
        function choose() { if (!line.heading) root.gallery.place = line.place }
        objectName: "deckPlace_" + place
        width: list.width
        height: heading ? Theme.sx(30) : Theme.sx(31)
        activeFocusOnTab: !heading
        Accessible.role: heading ? Accessible.Heading : Accessible.RadioButton
        Accessible.name: heading ? name : qsTrId("deck_place_list.decks", count).arg(name)
        Accessible.checked: on
        Accessible.onPressAction: line.choose()
        Keys.onReturnPressed: line.choose()
        Keys.onEnterPressed: line.choose()
        Keys.onSpacePressed: line.choose()

        Rectangle {
            anchors.fill: parent
            visible: line.on || hover.hovered && !line.heading
            radius: Theme.radius
            color: line.on ? Theme.actSoft : Theme.raisedHover
        }
        Glyph {
            visible: !line.heading
            x: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.sx(14)
            height: width
            name: line.glyph
            color: line.on ? Theme.act : Theme.muted
        }
        PlainText {
            x: line.heading ? Theme.px(6) : Theme.px(18) + Theme.sx(14)
            anchors { verticalCenter: line.heading ? undefined : parent.verticalCenter; bottom: line.heading ? parent.bottom : undefined; bottomMargin: Theme.px(4) }
            width: number.x - x - Theme.px(6)
            text: line.name
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
            color: line.heading ? Theme.muted : Theme.text
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.sx(line.heading ? 11 : 13) }
            Accessible.ignored: true
        }
        PlainText {
            id: number
            anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
            visible: !line.heading
            text: line.count
            color: Theme.faint
            font { family: Theme.narrow; pixelSize: Theme.sx(12) }
            Accessible.ignored: true
        }
        FocusFrame { target: line }
        HoverHandler { id: hover; cursorShape: line.heading ? Qt.ArrowCursor : Qt.PointingHandCursor }
        PressArea { onClicked: line.choose() }
    }

    ScrollBox {
        id: list
        anchors { fill: parent; margins: Theme.px(10) }
        contentHeight: all.height
        Column {
            id: all
            Repeater {
                model: root.gallery.places
                Place { }
            }
        }
    }
}
