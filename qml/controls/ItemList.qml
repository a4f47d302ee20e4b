import QtQuick

// A list that makes just what is in view, at once. What ListView prepares beyond it is made in pauses, and when the model
// empties in one of them, Qt warns of an index that is gone.
ListView {
    cacheBuffer: 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
}
