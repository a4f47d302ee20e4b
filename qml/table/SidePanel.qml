import QtQuick
import Playmat
import Playmat.Table

// Round and phase, whose move it is, the preview, what is pending, the log, pass and the token.
FocusScope {
    id: root

    required property TableSession session
    readonly property int pad: Theme.gx(12)
    readonly property int inner: width - 2 * pad
    // Room for the card, the pending list and the log. A whole card always comes first, so that nothing jumps when one is
    // pointed at.
    readonly property int free: actions.y - prompt.y - prompt.height - Theme.gx(31)
    readonly property int spare: free - Math.round((inner - Theme.tx(12)) * Theme.cardRatio) - Theme.tx(6)
    property bool canHint: false
    property bool muted: false
    signal soundRequested()
    signal hintRequested()
    signal menuRequested()
    signal settingsRequested()
    signal momentRequested(string title, var cards, string link)

    function scrollPreview(dy: real) { preview.scrollBy(dy) }

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
        mostHeight: Math.round(root.height * .3)
        canHint: root.canHint
        onHintRequested: root.hintRequested()
        anchors { top: head.bottom; topMargin: Theme.gx(8) }
        session: root.session
    }
    PreviewBox {
        id: preview
        x: root.pad
        width: root.inner
        anchors { top: prompt.bottom; topMargin: Theme.gx(8); bottom: pending.top; bottomMargin: Theme.gx(6) }
        session: root.session
    }
    PendingList {
        id: pending
        x: root.pad
        width: root.inner
        mostHeight: Math.min(Math.round(root.free * .3), root.spare - log.lines(1.4))
        anchors { bottom: log.top; bottomMargin: Theme.gx(8) }
        session: root.session
    }
    LogList {
        id: log
        objectName: "log"
        x: root.pad
        width: root.inner
        height: Math.max(lines(0), Math.min(lines(7), Math.round(root.free * .3), root.spare - pending.height))
        anchors { bottom: actions.top; bottomMargin: Theme.gx(9) }
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
