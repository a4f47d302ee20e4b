import QtQuick

// What can be pressed, over all of its parent. A TapHandler would also hear of presses on whatever lies above it, a veil
// and a dialog too: only areas stop each other.
MouseArea {
    anchors.fill: parent
}
