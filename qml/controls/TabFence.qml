import QtQuick

// One end of the items that Tab goes round: from here it continues at the other end.
Item {
    id: root

    required property Item other
    required property bool last

    function goRound() {
        const next = root.other.nextItemInFocusChain(root.last)
        if (next !== root)
            next.forceActiveFocus(root.last ? Qt.TabFocusReason : Qt.BacktabFocusReason)
    }

    activeFocusOnTab: true
    onActiveFocusChanged: if (activeFocus) goRound()
}
