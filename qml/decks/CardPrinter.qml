import QtQuick
import Playmat
import Playmat.Table

// Paints cards one after the other, each once and as large as paper needs it, and writes them: a file called .png is one
// picture, any other a PDF. Nobody sees it.
Item {
    id: root

    required property DeckPrint paper
    property string wanted // the file for the cards while they are painted
    property int at: 0
    property int count: 0
    readonly property bool painting: wanted !== ""
    signal finished(string path, bool there)

    function begin(path: string) {
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
            root.finished(path, path.endsWith(".png") ? root.paper.writePicture(path) : root.paper.writeCards(path))
            return
        }
        sheet.item.facts = root.paper.factsAt(root.at)
        const number = root.at
        sheet.item.grabToImage(result => {
            root.paper.take(number, result.image)
            root.at = number + 1
            next.restart()
        }, Qt.size(744, 1038)) // 63 x 88 mm at 300 dots an inch
    }

    width: 372; height: 519 // letters have their size in the window, and twice that in the picture
    opacity: 0 // in the pictures that are taken of it, it is whole
    enabled: false

    Timer { id: next; interval: 0; onTriggered: root.paintNext() }
    Loader {
        id: sheet
        active: root.painting
        sourceComponent: FactsCard { width: 372; height: 519; Accessible.ignored: true }
    }
}
