import QtQuick
import Playmat
import Playmat.Table

// What is in the base zone besides the cards: the empty places of deployed leaders, and the initiative counter.
Item {
    id: root

    required property TableSession session
    readonly property tableGeometry geometry: session.geometry
    readonly property heldCard hand: session.controller.held

    function leaderY(near: bool): real {
        const column = geometry.baseColumn
        const step = geometry.wide.height + Theme.px(8)
        return near ? column.y + column.height - Theme.px(9) - geometry.wide.height - step
                    : column.y + Theme.px(9) + step
    }

    LeaderCard {
        visible: root.session.nearSeat.leaderDeployed
        x: root.geometry.baseColumn.x + Math.round((root.geometry.baseColumn.width - width) / 2)
        y: root.leaderY(true)
        width: root.geometry.wide.width
        height: root.geometry.wide.height
        cardId: root.session.nearSeat.leaderId
        name: root.session.nearSeat.leaderName
        deployed: true
        epicUsed: root.session.nearSeat.epicUsed
    }
    LeaderCard {
        visible: root.session.farSeat.leaderDeployed
        x: root.geometry.baseColumn.x + Math.round((root.geometry.baseColumn.width - width) / 2)
        y: root.leaderY(false)
        width: root.geometry.wide.width
        height: root.geometry.wide.height
        cardId: root.session.farSeat.leaderId
        name: root.session.farSeat.leaderName
        deployed: true
        epicUsed: root.session.farSeat.epicUsed
    }
    InitiativeChip {
        readonly property bool held: root.hand.initiative
        visible: root.session.board.initiativeText !== ""
        x: held ? root.hand.pointer.x - root.hand.grab.x : root.geometry.initiative.x
        y: held ? root.hand.pointer.y - root.hand.grab.y : root.geometry.initiative.y
        z: held ? 1000 : 0
        width: root.geometry.initiative.width
        height: root.geometry.initiative.height
        text: root.session.board.initiativeText
        claimed: root.session.board.initiativeClaimed
        offered: root.session.controller.prompt.canTakeInitiative
        downwards: root.session.board.initiativeSeat === root.session.nearSeat.seat
        onPressed: root.session.controller.takeInitiative()
    }
}
