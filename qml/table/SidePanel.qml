import QtQuick
import Playmat
import Playmat.Table

// Round and phase, whose move it is, what is pending, the log, pass and the token. Cards are shown next to where they lie
// (CardBeside).
FocusScope {
    id: root

    required property TableSession session
    readonly property int pad: Theme.gx(12)
    readonly property int inner: width - 2 * pad
    readonly property int free: actions.y - prompt.y - prompt.height - Theme.gx(31) // for the pending list and the log
    property bool canHint: false
    property bool muted: false
    signal soundRequested()
    signal hintRequested()
    signal menuRequested()
    signal settingsRequested()
    signal momentRequested(string title, var cards, string link)

    // What is cut off at its edges is not asked about each step of a pointer that is elsewhere; only tips reach over them.
    clip: !over.hovered
    HoverHandler { id: over }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
        Rectangle { width: Theme.hair; height: parent.height; color: Theme.tableEdge }
        Rectangle { x: Theme.hair; width: Theme.hair; height: parent.height; color: Theme.line }
    }
    PhaseTrack {
        id: head
        objectName: "phaseTrack"
        x: root.pad
        y: Theme.gx(10)
        width: root.inner
        board: root.session.stage.board
        onAsked: link => root.session.follow(link)
    }
    PromptBox {
        id: prompt
        x: root.pad
        width: root.inner
        mostHeight: Math.round(root.height * .45)
        canHint: root.canHint
        onHintRequested: root.hintRequested()
        anchors { top: head.bottom; topMargin: Theme.gx(8) }
        session: root.session
    }
    PendingList {
        id: pending
        x: root.pad
        width: root.inner
        mostHeight: Math.round(root.free * .5)
        anchors { top: prompt.bottom; topMargin: Theme.gx(8) }
        session: root.session
    }
    LogList {
        id: log
        objectName: "log"
        x: root.pad
        width: root.inner
        anchors { top: pending.bottom; topMargin: Theme.gx(13); bottom: actions.top; bottomMargin: Theme.gx(9) }
        session: root.session
        muted: root.muted
        onSoundRequested: root.soundRequested()
        onMenuRequested: root.menuRequested()
        onSettingsRequested: root.settingsRequested()
        onMomentRequested: (title, cards, link) => root.momentRequested(title, cards, link)
    }
    ActionButtons {
        id: actions
        objectName: "actions"
        x: root.pad
        width: root.inner
        anchors { bottom: parent.bottom; bottomMargin: Theme.gx(12) }
        session: root.session
    }
}
