import QtQuick
import Playmat.Table

// The shortcuts of the table that do not concern a card.
//   on    nothing covers the table;  keys  the table has the keyboard;  past  it shows a replay
Item {
    id: root

    required property TableSession session
    required property TableSettings settings
    property bool on: true
    property bool keys: false
    property bool past: false
    readonly property AnswerDesk desk: session.controller.desk

    Shortcut { sequence: "Ctrl+Z"; enabled: root.on; onActivated: root.session.takingBack.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; enabled: root.on; onActivated: root.session.takingBack.redo() }
    Shortcut { sequence: "M"; enabled: root.keys && SoundBox.available; onActivated: root.settings.muted = !root.settings.muted }
    Shortcut { sequence: "P"; enabled: root.keys; onActivated: root.desk.pass() }
    Shortcut { sequence: "E"; enabled: root.keys && !root.past && root.session.stage.board.endAction !== ""; onActivated: root.desk.endTurn() }
    Shortcut { sequence: "T"; enabled: root.keys; onActivated: root.desk.takeToken() }
    Shortcut { sequence: "D"; enabled: root.keys; onActivated: root.desk.done() }
    Shortcut { sequence: "S"; enabled: root.keys; onActivated: root.desk.skip() }
}
