import QtQuick

// What can be pressed, over all of its parent. A TapHandler would also hear presses on what is above it, even a veil
// or a dialog: only areas stop each other.
MouseArea {
    anchors.fill: parent
}
