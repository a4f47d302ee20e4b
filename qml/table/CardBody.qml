import QtQuick
import Playmat.Table

// Draws a card in the form its place calls for. It is only looked at: TableInput takes all input, and Qt need not ask a
// disabled item with each step of the pointer whether it wants to hear of it.
Loader {
    id: root

    required property Item card
    required property int form
    property string face // how its numbers are drawn, cardFacts.face

    function source_(form: int): string {
        const ink = root.face === "ink" ? "Ink" : ""
        switch (form) {
        case CardForm.Tile: return ink + "FormTile.qml"
        case CardForm.Mini: return "FormMini.qml"
        case CardForm.Card: return "FormCard.qml"
        case CardForm.Wide: return ink + "FormWide.qml"
        case CardForm.Back: return "FormBack.qml"
        case CardForm.Pip: return "FormPip.qml"
        }
        return ""
    }
    function show() {
        const file = source_(form)
        if (file === "")
            root.source = ""
        else
            root.setSource(Qt.resolvedUrl(file), { card: root.card })
    }

    enabled: false
    visible: form !== CardForm.Unseen // Qt goes through what is visible with each frame
    onFormChanged: show()
    onFaceChanged: if (form === CardForm.Tile || form === CardForm.Wide) show()
    Component.onCompleted: show()
}
