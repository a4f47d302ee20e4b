import QtQuick
import Playmat
import Playmat.Paint

// What a Tile knows of its unit, without a look; Tile.qml explains each.
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

    readonly property int hpLeft: Math.max(0, hp - damage)
    readonly property real unit: width / 100
    readonly property int tabCount: Math.min(tabLimit, upgrades.length + captured.length)
    readonly property real tabsHeight: tabCount > 0 ? unit * (1 + tabCount * 17.5) : 0
    readonly property real badgeOverhang: unit * 5

    function tabEntry(index: int): string {
        if (index === tabLimit - 1 && upgrades.length + captured.length > tabLimit)
            //: More upgrades than there is room for
            return qsTr("%n more", "", upgrades.length + captured.length - tabLimit + 1)
        return (index < captured.length ? captured[index] : upgrades[index - captured.length]) ?? ""
    }

    implicitWidth: 106
    implicitHeight: Math.round(width * Theme.tileRatio)
}
