import QtQuick
import Playmat
import Playmat.Paint

// What a Tile knows about its unit, not how it looks; Tile.qml, InkTile.qml and RiftTile.qml explain each.
Item {
    id: root

    property string cardId
    property string name
    property string type: "Unit"
    property int power: 0
    property int printedPower: power
    property int hp: 1
    property int printedHp: hp
    property int damage: 0
    property bool exhausted: false
    property list<string> keywords
    property list<string> upgrades
    property list<string> captured
    property int shields: 0
    property int experience: 0
    property bool unique: false
    property bool stolen: false
    property int divided: 0
    property int dividedSign: -1
    property int mark: Mark.None
    property int tabLimit: 3
    property var outcome: []
    property int tone: 0
    property bool idle: false
    property int lore: -1
    property int printedLore: lore
    property bool drying: false
    property int under: 0
    property list<string> signs
    property bool champion: false

    readonly property bool gear: type.endsWith("Gear")
    readonly property int hpLeft: Math.max(0, hp - damage)
    readonly property real unit: width / 100
    // On a small tile the numbers take up more of it, and the keywords are at its edge.
    readonly property bool compact: Theme.smallTile(width)
    readonly property real badge: Theme.tileBadge(width)
    readonly property int tabCount: Math.min(tabLimit, upgrades.length + captured.length)
    readonly property real tabsHeight: tabCount > 0 ? unit * (1 + tabCount * 17.5) : 0
    readonly property real badgeOverhang: unit * 5

    // The last tab when there is not one for each.
    function isRest(index: int): bool { return index === tabLimit - 1 && upgrades.length + captured.length > tabLimit }
    function tabEntry(index: int): string {
        const total = upgrades.length + captured.length
        if (isRest(index))
            //: More upgrades than there is room for; the second when none of them is named
            return tabLimit > 1 ? qsTrId("tile_base.more", total - tabLimit + 1) : qsTrId("tile_base.cards", total)
        return (index < captured.length ? captured[index] : upgrades[index - captured.length]) ?? ""
    }

    Behavior on damage {
        enabled: Theme.animated
        NumberAnimation { duration: Theme.countDuration }
    }

    implicitWidth: 106
    implicitHeight: Math.round(width * Theme.tileRatio)
}
