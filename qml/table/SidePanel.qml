import QtQuick
import Playmat
import Playmat.Table

// Round and phase, whose move it is, the preview, what is pending, the log, pass and initiative.
FocusScope {
    id: root

    required property TableSession session
    readonly property int pad: Theme.tx(12)
    readonly property int inner: width - 2 * pad
    signal menuRequested()

    Rectangle {
        anchors.fill: parent
        color: Theme.panel
        Rectangle { width: Theme.hair; height: parent.height; color: Theme.tableEdge }
        Rectangle { x: Theme.hair; width: Theme.hair; height: parent.height; color: Theme.line }
    }
    PhaseTrack {
        id: head
        x: root.pad
        y: Theme.tx(10)
        width: root.inner
        board: root.session.board
    }
    PromptBox {
        id: prompt
        x: root.pad
        width: root.inner
        anchors { top: head.bottom; topMargin: Theme.tx(8) }
        session: root.session
    }
    PreviewBox {
        id: preview
        x: root.pad
        width: root.inner
        anchors { top: prompt.bottom; topMargin: Theme.tx(10); bottom: pending.top; bottomMargin: Theme.tx(8) }
        session: root.session
    }
    PendingList {
        id: pending
        x: root.pad
        width: root.inner
        anchors { bottom: log.top; bottomMargin: Theme.tx(8) }
        session: root.session
    }
    LogList {
        id: log
        x: root.pad
        width: root.inner
        height: Theme.tx(18 + 7 * 16.5)
        anchors { bottom: actions.top; bottomMargin: Theme.tx(9) }
        session: root.session
        onMenuRequested: root.menuRequested()
    }
    ActionButtons {
        id: actions
        x: root.pad
        width: root.inner
        anchors { bottom: parent.bottom; bottomMargin: Theme.tx(12) }
        session: root.session
    }
}
