import QtQuick
import Playmat
import Playmat.Table

// "Continue?": the game that was left in the middle.
Rectangle {
    id: root

    required property DeckLibrary decks
    signal continueRequested()

    function focusButton() {
        button.forceActiveFocus()
    }

    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.act }

    Row {
        id: faces
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(9)
        FacePicture {
            width: Theme.px(108)
            height: Theme.px(76)
            form: "wide"
            cardId: root.decks.continueLeaders[0] ?? ""
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("vs")
            color: Theme.muted
            font: Theme.body
        }
        FacePicture {
            width: Theme.px(108)
            height: Theme.px(76)
            form: "wide"
            cardId: root.decks.continueLeaders[1] ?? ""
        }
    }
    Column {
        anchors { left: faces.right; leftMargin: Theme.px(20); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(5)
        PlainText {
            text: qsTr("Continue?  %1").arg(root.decks.continueTitle)
            color: Theme.text
            font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.px(20) }
        }
        PlainText {
            text: root.decks.continueText
            color: Theme.text
            font { family: Theme.face; pixelSize: Theme.px(13) }
        }
        PlainText {
            text: root.decks.continueTime
            color: Theme.muted
            font { family: Theme.face; pixelSize: Theme.px(11.5) }
        }
    }
    PushButton {
        id: button
        objectName: "continueButton"
        anchors { right: parent.right; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        width: Theme.px(150)
        height: Theme.px(42)
        primary: true
        glyph: "play"
        fontSize: Theme.px(15)
        text: qsTr("Continue")
        onClicked: root.continueRequested()
    }
}
