import QtQuick
import Playmat
import Playmat.Table

// Paints cards one after the other, each once, and writes them to a PDF or to one picture. Invisible.
Item {
    id: root

    required property DeckPrint paper
    property string wanted // the file for the cards while they are painted
    property bool asPicture: false
    property int at: 0
    property int count: 0
    readonly property bool painting: wanted !== ""
    signal finished(string path, bool there)

    function begin(path: string, asPicture: bool) {
        root.asPicture = asPicture
        root.count = root.paper.begin()
        root.at = 0
        root.wanted = path
        next.restart()
    }
    function stop() { root.wanted = "" }
    function paintNext() {
        if (!root.painting)
            return
        if (root.at === root.count) {
            const path = root.wanted
            root.wanted = ""
            root.finished(path, root.asPicture ? root.paper.writePicture(path) : root.paper.writeCards(path))
            return
        }
        sheet.item.facts = root.paper.factsAt(root.at)
        const number = root.at
        sheet.item.grabToImage(result => {
            root.paper.take(number, result.image)
            root.at = number + 1
            next.restart()
        }, root.asPicture ? Qt.size(372, 519) : Qt.size(744, 1038)) // 63 x 88 mm at 300 dots an inch
    }

    width: 372; height: 519 // text is laid out for this size; a PDF gets twice as many pixels
    opacity: 0 // does not affect the images that are grabbed
    enabled: false

    Timer { id: next; interval: 0; onTriggered: root.paintNext() }
    Loader {
        id: sheet
        active: root.painting
        sourceComponent: FactsCard { width: 372; height: 519; Accessible.ignored: true }
    }
}
