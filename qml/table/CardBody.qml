import QtQuick
import Playmat.Table

// Draws a card in the form its place calls for. It is only looked at: TableInput takes all input, and Qt need not ask a
// disabled item with each step of the pointer whether it wants to hear of it.
Loader {
    id: root

    required property Item card
    required property int form
    property string face // how its numbers are drawn, cardFacts.face

    // A face has forms of its own: InkFormTile.qml of "ink".
    readonly property var formsOfFaces: ({ ink: [CardForm.Tile, CardForm.Wide],
                                           rift: [CardForm.Tile, CardForm.Wide, CardForm.Pip] })
    readonly property var names: ({ [CardForm.Tile]: "Tile", [CardForm.Mini]: "Mini", [CardForm.Card]: "Card", [CardForm.Wide]: "Wide",
                                    [CardForm.Back]: "Back", [CardForm.Pip]: "Pip", [CardForm.Plate]: "Plate", [CardForm.Item]: "Item" })
    readonly property string file: fileOf(form, face)

    function fileOf(form: int, face: string): string {
        const own = (formsOfFaces[face] ?? []).includes(form) ? face.charAt(0).toUpperCase() + face.slice(1) : ""
        return form in names ? own + "Form" + names[form] + ".qml" : ""
    }
    function show() {
        if (file === "")
            root.source = ""
        else
            root.setSource(Qt.resolvedUrl(file), { card: root.card })
    }

    enabled: false
    visible: form !== CardForm.Unseen // Qt goes through what is visible with each frame
    onFileChanged: show()
    Component.onCompleted: show()
}
