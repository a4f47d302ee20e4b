pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// Whose move it is and what is asked, in one sentence; the card that asks; the counter with Done and Skip.
//   mostHeight  what is longer is scrolled, and the buttons stay in sight
Rectangle {
    id: root

    required property TableSession session
    property int mostHeight: 1000
    property bool canHint: false
    signal hintRequested()
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.desk.prompt
    readonly property heldCard hand: controller.aim.held
    readonly property bool holds: hand.active
    property int restHeight: 0 // so that nothing below moves up while a card is held
    readonly property bool theirs: prompt.seat === session.stage.farSeat.seat
    readonly property bool emptyHanded: !session.stage.geometry.stripCovered && (theirs ? session.stage.farSeat : session.stage.nearSeat).counter("hand").number === 0
    readonly property color tint: theirs ? Theme.theirs : Theme.act
    readonly property bool waitsForLook: prompt.isPrivate && controller.state === TableController.Idle && session.seats.seating === Seating.Peek
                                         && session.seats.peeking !== prompt.seat

    function heading(): string { return root.hand.does || root.prompt.title }
    function sentence(): string {
        if (root.hand.does !== "")
            return root.hand.result
        if (root.controller.state === TableController.Picked || root.controller.state === TableController.Dragging)
            return qsTrId("prompt_box.drop_it_on_a_lit")
        return root.prompt.docked ? "" : root.prompt.text // the strip says it
    }
    function peekWord(): string {
        if (root.emptyHanded)
            return root.theirs ? qsTrId("prompt_box.hold_j_to_look_at") : qsTrId("prompt_box.hold_f_to_look_at")
        return root.theirs ? qsTrId("prompt_box.press_your_hand_or_hold") : qsTrId("prompt_box.press_your_hand_or_hold_2")
    }

    visible: prompt.title !== "" // nobody decides any more once the game is over
    height: Math.max(holds ? restHeight : 0, words.height + (answers.visible ? answers.height : 0) + 2 * words.y)
    onHeightChanged: if (!holds) restHeight = height
    radius: Theme.radius
    border { width: Theme.hair; color: Theme.fade(tint, .4) }
    gradient: Gradient {
        orientation: Gradient.Horizontal
        GradientStop { position: 0; color: root.theirs ? Theme.theirsSoft : Theme.tokenSoft }
        GradientStop { position: 1; color: Theme.raised }
    }
    objectName: "prompt"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Theme.spoken(prompt.docked ? [prompt.title] : [heading(), sentence(), prompt.sourceName, prompt.sourceText, prompt.counter], ". ")

    Rectangle {
        x: Theme.gx(7)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.gx(4)
        height: parent.height - Theme.gx(16)
        radius: width / 2
        color: root.tint
    }
    Flickable {
        id: words
        x: Theme.gx(18)
        y: Theme.gx(9)
        width: root.width - x - Theme.gx(8)
        height: Math.min(column.height, root.mostHeight - 2 * y - (answers.visible ? answers.height : 0))
        contentWidth: width
        contentHeight: column.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: words.width
            spacing: Theme.gx(2)

            PlainText {
                width: parent.width - signs.width
                text: root.heading()
                wrapMode: Text.Wrap
                color: Theme.text
                font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.tx(15) }
                Accessible.ignored: true
            }
            MarkedText {
                visible: root.prompt.sourceName !== "" && !root.prompt.docked
                width: parent.width
                marked: "<b>" + plain(root.prompt.sourceName) + "</b>: " + plain(root.prompt.sourceText)
                wrapMode: Text.WordWrap
                color: Theme.text
                font: Theme.small
                Accessible.ignored: true
            }
            PlainText {
                visible: text !== ""
                width: parent.width
                text: root.sentence()
                wrapMode: Text.WordWrap
                color: Theme.muted
                font: Theme.small
                Accessible.ignored: true
            }
            Row {
                visible: root.waitsForLook
                width: parent.width
                spacing: Theme.tx(6)
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.tx(13)
                    height: width
                    name: "eye"
                    color: root.tint
                }
                PlainText {
                    objectName: "lookHint"
                    width: parent.width - Theme.tx(19)
                    wrapMode: Text.WordWrap
                    text: root.peekWord()
                    color: root.tint
                    font: Theme.small
                    Accessible.ignored: true
                }
            }
        }
    }
    ScrollMark { view: words }
    Row {
        id: signs
        anchors { right: parent.right; top: parent.top; margins: Theme.gx(5) }
        IconButton {
            objectName: "hintButton"
            visible: root.canHint
            size: Theme.tx(22)
            activeFocusOnTab: false // H does the same
            glyph: "bulb"
            text: qsTrId("prompt_box.a_hint_h")
            onClicked: root.hintRequested()
        }
        IconButton {
            objectName: "whyAsked"
            visible: root.prompt.link !== "" && root.session.book !== ""
            size: Theme.tx(22)
            activeFocusOnTab: false // F1 does the same
            glyph: "help"
            text: qsTrId("prompt_box.why_am_i_asked_f1")
            onClicked: root.session.follow(root.prompt.link)
        }
    }
    Flow {
        id: answers
        visible: !root.prompt.docked && (root.prompt.showDone || root.prompt.canSkip || root.prompt.canTakeBack)
        x: words.x
        anchors { top: words.bottom }
        width: words.width
        topPadding: Theme.gx(5)
        spacing: Theme.gx(8)
        PushButton {
            objectName: "doneButton"
            visible: root.prompt.showDone
            enabled: root.prompt.canDone
            primary: root.prompt.canDone
            implicitHeight: Theme.tx(30)
            text: root.prompt.doneLabel || qsTrId("prompt_box.done")
            onClicked: root.controller.desk.done()
        }
        PushButton {
            objectName: "skipButton"
            visible: root.prompt.canSkip
            implicitHeight: Theme.tx(30)
            text: root.prompt.skipLabel || qsTrId("prompt_box.skip")
            onClicked: root.controller.desk.skip()
        }
        PushButton {
            objectName: "takeBackButton"
            visible: root.prompt.canTakeBack
            implicitHeight: Theme.tx(30)
            text: qsTrId("prompt_box.take_back")
            onClicked: root.controller.desk.takeBack()
        }
        PlainText {
            visible: root.prompt.counter !== ""
            height: Theme.tx(30)
            verticalAlignment: Text.AlignVCenter
            text: root.prompt.counter
            color: Theme.text
            font: Theme.strong
            Accessible.ignored: true
        }
    }
}
