pragma Singleton
import QtQuick

// The dialogs that are in sight, in the order in which they opened: the last one has the keyboard.
QtObject {
    property var all: []
    readonly property var top: all.length > 0 ? all[all.length - 1] : null

    function add(dialog: Item) { all = all.filter(one => one !== dialog).concat([dialog]) }
    function remove(dialog: Item) { all = all.filter(one => one !== dialog) }
}
