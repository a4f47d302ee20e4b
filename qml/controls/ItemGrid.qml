import QtQuick

// A grid that creates only the items in view, and creates them immediately, as ItemList does.
GridView {
    cacheBuffer: 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
}
