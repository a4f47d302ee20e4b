import QtQuick
import Playmat

// The painted scene behind the start page, darker where words are.
Item {
    id: root

    property string kind: "dusk"

    Board { anchors.fill: parent; kind: root.kind }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.fade(Theme.tableEdge, .7) }
            GradientStop { position: .3; color: Theme.fade(Theme.tableEdge, .2) }
            GradientStop { position: 1; color: Theme.fade(Theme.tableEdge, .78) }
        }
    }
}
