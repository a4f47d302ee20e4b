import QtQuick
import Playmat
import Playmat.Table

// Always in this place: the Pass button, and below it one that takes the token or ends the turn. In games with an action
// that ends the turn, only one of the two is possible at a time.
Column {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.desk.prompt
    readonly property tokenInfo token: session.stage.board.token
    // A game has at most one of these two actions next to Pass.
    readonly property string other: token.action || session.stage.board.endAction
    readonly property int tall: Theme.gx(12) + Theme.tx(28)

    // It keeps its words while the other seat is asked, or something else.
    property string usualPass: qsTrId("action_buttons.pass")
    function remember() {
        if (prompt.passLabel !== "")
            usualPass = prompt.passLabel
    }
    onPromptChanged: remember()
    Component.onCompleted: remember()

    // Words that are a little too long for one line become a little smaller.
    readonly property real room: width - Theme.tx(41)
    readonly property int letters: words.width <= room || words.width * .8 > room ? Theme.tx(12.5) : Math.floor(Theme.tx(12.5) * room / words.width)
    TextMetrics {
        id: words
        text: root.other
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.tx(12.5) }
    }

    spacing: Theme.gx(8)

    PushButton {
        objectName: "passButton"
        width: root.width
        height: root.tall
        fontSize: root.letters
        glyph: "pass"
        text: root.prompt.passLabel || root.usualPass
        note: root.prompt.canPass ? root.prompt.passNote : ""
        enabled: root.prompt.canPass
        accent: root.prompt.passEndsPhase ? Theme.refused : Theme.act
        checked: root.prompt.canPass && root.prompt.passEndsPhase
        onClicked: root.controller.desk.pass()
    }
    PushButton {
        objectName: root.token.id + "Button"
        width: root.width
        height: root.tall
        fontSize: root.letters
        visible: root.token.action !== ""
        glyph: root.token.glyph || "star" // never without one: its words keep their place
        text: root.token.action
        note: root.prompt.canTakeToken ? root.prompt.tokenNote : ""
        enabled: root.prompt.canTakeToken
        onClicked: root.controller.desk.takeToken()
    }
    PushButton { // below Pass, and with another sign: nobody ends a turn who meant to pass
        objectName: "endTurnButton"
        width: root.width
        height: root.tall
        fontSize: root.letters
        visible: root.session.stage.board.endAction !== ""
        glyph: "hourglass"
        text: root.session.stage.board.endAction
        note: root.prompt.canEnd ? root.prompt.endNote : ""
        enabled: root.prompt.canEnd
        onClicked: root.controller.desk.endTurn()
    }
}
