import QtQuick
import Playmat
import Playmat.Table

// Shows the poster of a finished game in full size, and saves it as a picture.
FocusScope {
    id: root

    required property TableSession session
    property alias open: box.open
    signal dismissed()

    // Saves the poster in the size of a large screen, whatever the size of the window is.
    function write(path: string) {
        poster.grabToImage(result => {
            if (result.saveToFile(path))
                file.close()
            else
                file.problem = Theme.filled(qsTrId("poster.could_not_be_written"), [path])
        }, Qt.size(1600, 900))
    }

    anchors.fill: parent

    Dialog {
        id: box
        objectName: "posterDialog"
        title: qsTrId("poster.title")
        boxWidth: Math.round(Math.min(root.width * .84, (root.height - Theme.tx(190)) / .5625))
        onDismissed: root.dismissed()
        onShown: save.forceActiveFocus()

        Poster {
            id: poster
            objectName: "poster"
            width: parent.width
            height: Math.round(width * .5625)
            session: root.session
        }
        footer: [
            PushButton {
                id: save
                objectName: "posterSave"
                primary: true
                glyph: "save"
                text: qsTrId("poster.save_as_a_picture")
                onClicked: file.ask("playmat.png")
            },
            PushButton {
                objectName: "posterClose"
                text: qsTrId("poster.back")
                onClicked: root.dismissed()
            }
        ]
    }
    FileBox {
        id: file
        objectName: "posterFile"
        title: qsTrId("poster.save_the_poster")
        saving: true
        endings: "png"
        onChosen: path => root.write(path)
    }
}
