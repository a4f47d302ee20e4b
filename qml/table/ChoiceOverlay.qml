pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Choices that are not made with cards of the table: lines, numbers, names, an order, yes or no. The question and
// the card that asks stand above; the table stays in view.
FocusScope {
    id: root

    required property TableSession session
    readonly property TableController controller: session.controller
    readonly property promptInfo prompt: controller.prompt
    readonly property string kind: controller.choice
    readonly property bool listed: kind === "list" || kind === "order" || kind === "mulligan" || kind === "name"
    readonly property bool open: !session.playing && (listed || kind === "confirm" || kind === "number" || kind === "cards")
    readonly property bool theirs: prompt.seat === session.farSeat.seat

    visible: open
    z: 500
    onOpenChanged: if (open) forceActiveFocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: prompt.title + ". " + prompt.text

    Rectangle {
        id: box
        objectName: "choice"
        width: root.kind === "cards" ? root.session.geometry.table.width - Theme.px(60) : Theme.px(400)
        height: column.height + Theme.px(34)
        x: Math.round(root.kind === "cards" ? (root.session.geometry.table.width - width) / 2
                                            : root.session.geometry.ground.x + (root.session.geometry.ground.width - width) / 2)
        y: root.kind === "mulligan" ? Math.round(root.session.geometry.midY - height / 2)
                                    : Math.round(Math.max(Theme.px(62), root.session.geometry.midY - height / 2))
        radius: Theme.radiusLarge
        color: Theme.panel
        border { width: Math.max(1, Theme.px(1.5)); color: root.theirs ? Theme.theirs : Theme.mine }

        Shade { spread: Theme.px(16) }
        MouseArea { anchors.fill: parent; hoverEnabled: true }
        Column {
            id: column
            x: Theme.px(20)
            y: Theme.px(16)
            width: box.width - 2 * x
            spacing: Theme.px(8)

            ChoiceHead {
                width: column.width
                prompt: root.prompt
                theirs: root.theirs
            }
            NameFilter {
                id: filter
                visible: root.kind === "name"
                width: column.width
                focus: visible
            }
            ChoiceList {
                visible: root.listed
                width: column.width
                height: visible ? Math.min(contentHeight, Theme.px(300)) : 0
                controller: root.controller
                needle: filter.text
                focus: visible && root.kind !== "name"
            }
            NumberChoice {
                visible: root.kind === "number"
                width: column.width
                controller: root.controller
                focus: visible
            }
            CardChoice {
                visible: root.kind === "cards"
                width: column.width
                session: root.session
                focus: visible
            }
            ConfirmChoice {
                visible: root.kind === "confirm"
                width: column.width
                controller: root.controller
                focus: visible
            }
            DoneRow {
                visible: root.kind !== "confirm" && (root.prompt.showDone || root.prompt.canSkip)
                controller: root.controller
            }
        }
    }
}
