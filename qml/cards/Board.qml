import QtQuick
import Playmat
import Playmat.Paint

// What is under the cards: a star chart, a map with height lines, or both for pages.
// Painted once its page is shown.
//   kind  "space", "ground", "dusk", "study", "loresky", "stones", "rift", "points"; "land/ID" is the landscape of a card
Image {
    id: root

    property string kind: "dusk"

    Accessible.ignored: true
    source: !visible || Faces.waiting ? "" : "image://face/" + kind + (Theme.variant === 1 ? "?light" : Theme.variant === 2 ? "?contrast" : "")
    sourceSize: Faces.pixels(width, height)
}
