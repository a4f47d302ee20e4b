import QtQuick
import Playmat
import Playmat.Table

// Always in this place: the Pass button, and one button that takes the token or ends the turn. In games with an action that ends
// the turn, only one of the two is possible at a time; while it is Pass, Pass is wider and shows what follows.
Grid {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.desk.prompt

    readonly property bool stacked: Theme.fontScale > 1.2 || width < Theme.gx(215)
    readonly property tokenInfo token: session.stage.board.token
    // A game has at most one of these two actions next to Pass.
    readonly property string other: token.action || session.stage.board.endAction
    property bool passWasLast: false // Pass, not the other, was possible last; kept while neither is, so that nothing jumps
    readonly property bool passAlone: passWasLast && session.stage.board.endAction !== ""
    readonly property int shared: Math.round((width - spacing) * .44)
    readonly property int passWidth: stacked || other === "" ? width : passAlone ? Math.round((width - spacing) * .8) : shared

    // It keeps its words while the other seat is asked, or something else.
    property string usualPass: qsTrId("action_buttons.pass")
    function remember() {
        if (prompt.passLabel !== "")
            usualPass = prompt.passLabel
        if (prompt.canPass !== prompt.canEnd)
            passWasLast = prompt.canPass
    }
    onPromptChanged: remember()
    Component.onCompleted: remember()

    // Words that are a little too long for one line become a little smaller.
    readonly property real room: (stacked ? width : width - spacing - passWidth) - Theme.tx(41)
    readonly property int tokenLetters: words.width <= room || words.width * .8 > room ? Theme.tx(12.5) : Math.floor(Theme.tx(12.5) * room / words.width)
    TextMetrics {
        id: words
        text: root.other
        font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.tx(12.5) }
    }

    readonly property int tall: stacked ? Theme.gx(12) + Theme.tx(28) : Theme.tx(42)

    columns: stacked ? 1 : 2
    spacing: Theme.gx(8)

    PushButton {
        objectName: "passButton"
        width: root.passWidth
        height: root.tall
        glyph: "pass"
        fontSize: root.tokenLetters
        text: root.prompt.passLabel || root.usualPass
        note: root.prompt.canPass ? root.prompt.passNote : ""
        enabled: root.prompt.canPass
        accent: root.prompt.passEndsPhase ? Theme.refused : Theme.act
        checked: root.prompt.canPass && root.prompt.passEndsPhase
        onClicked: root.controller.desk.pass()
    }
    PushButton {
        objectName: root.token.id + "Button"
        width: root.stacked ? root.width : root.width - root.spacing - root.passWidth
        height: root.tall
        visible: root.token.action !== ""
        glyph: root.token.glyph || "star" // never without one: its words keep their place
        fontSize: root.tokenLetters
        text: root.token.action
        note: root.prompt.canTakeToken ? root.prompt.tokenNote : ""
        enabled: root.prompt.canTakeToken
        onClicked: root.controller.desk.takeToken()
    }
    PushButton { // on the other side than Pass, and with another sign: nobody ends a turn who meant to pass
        objectName: "endTurnButton"
        width: root.stacked ? root.width : root.width - root.spacing - root.shared // also while hidden: the label needs the room
        height: root.tall
        visible: root.session.stage.board.endAction !== "" && !later.visible
        glyph: "hourglass"
        fontSize: root.tokenLetters
        text: root.session.stage.board.endAction
        note: root.prompt.canEnd ? root.prompt.endNote : ""
        enabled: root.prompt.canEnd
        onClicked: root.controller.desk.endTurn()
    }
    PushButton { // shows only the glyph of endTurnButton, in its place, while Pass is wide
        id: later
        objectName: "endTurnLater"
        width: root.width - root.spacing - root.passWidth
        height: root.tall
        visible: root.passAlone && !root.stacked
        glyph: "hourglass"
        enabled: false
        Accessible.name: root.session.stage.board.endAction
    }
}
