import QtQuick

// A baked soft shadow round its parent, light from above. The nine patches are made for the size, so that small chips
// get one too.
//   spread  how far it reaches, in pixels
BorderImage {
    id: root

    property real spread: 8
    readonly property int edge: Math.max(2, Math.floor(Math.min(spread * 3, parent.width / 2 + spread - 2,
                                                                parent.height / 2 + spread - 2)))

    Accessible.ignored: true
    z: -1
    anchors {
        fill: parent
        leftMargin: -spread
        rightMargin: -spread
        topMargin: -spread * .45
        bottomMargin: -spread * 1.55
    }
    smooth: false // nothing in it has an edge, and software draws it faster
    source: "image://face/shadow/" + Math.round(edge * 2.5)
    border { left: root.edge; right: root.edge; top: root.edge; bottom: root.edge }
}
