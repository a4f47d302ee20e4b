pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Paint
import Playmat.Table

// What a shared place says, on its card: who holds it, whether it is contested, the sum of each side on the edge at that
// side, and the place at its end.
Item {
    id: root

    required property TableSession session
    required property platePlace plate
    property placeInfo place
    readonly property int nearSeat: session.stage.nearSeat.seat
    readonly property bool held: place.holder >= 0
    readonly property color tint: !held ? Theme.faceFaint : place.holder === nearSeat ? Theme.faceMine : Theme.faceTheirs
    readonly property var corner: plate.corner
    readonly property bool slim: width < Theme.px(280)
    readonly property real unit: height / 62 // as of the card

    // What a drop of the held card would bring here.
    readonly property var lit: Array.from(session.controller.aim.litPlaces).find(one => plate.tiles !== "" && one.zone.startsWith(plate.tiles + "."))
    readonly property bool stands: !lit && place.outcome.words !== "" // as the showdown here would end
    readonly property string outcome: lit ? lit.chip : place.outcome.words
    readonly property var parts: lit ? lit.parts : place.outcome.parts
    readonly property var fates: lit ? lit.fates : place.outcome.fates // indexed by seat
    readonly property int heir: lit ? lit.holder : place.outcome.holder
    readonly property var sums: lit && lit.sums.length > 0 ? Array.from(lit.sums) : Array.from(place.sums) // indexed by seat
    readonly property bool fights: lit !== undefined && outcome !== "" && sums.every(sum => sum >= 0)

    function sumOf(seat: int): int { return root.sums?.[seat] ?? -1 }
    function roleOf(seat: int): string {
        return root.fights && root.lit ? (seat === root.lit.seat ? "attacker" : "defender") : root.place.roles[seat] ?? ""
    }
    function nameOf(seat: int): string {
        return seat === root.nearSeat ? root.session.stage.nearSeat.name : root.session.stage.farSeat.name
    }
    function spokenSum(seat: int): string {
        if (root.sumOf(seat) < 0)
            return ""
        const role = root.roleOf(seat)
        return root.nameOf(seat) + " " + root.sumOf(seat) + (role === "attacker" ? ", " + qsTrId("plate_info.attacks")
             : role === "defender" ? ", " + qsTrId("plate_info.defends") : "")
    }

    objectName: "plate_" + plate.zone
    x: plate.rect.x
    y: plate.rect.y
    width: plate.rect.width
    height: plate.rect.height
    visible: place.card >= 0
    Accessible.role: Accessible.StaticText
    Accessible.name: Theme.spoken([place.holderText, stands ? qsTrId("plate_info.as_things_stand").arg(outcome) : "", place.contested ? qsTrId("plate_info.contested") : "",
                                   spokenSum(nearSeat), spokenSum(1 - nearSeat)], "; ")

    component Sum: SumChip {
        required property int seat
        objectName: "sum_" + root.plate.zone + "." + seat
        visible: sum >= 0
        sum: root.sumOf(seat)
        role: root.roleOf(seat)
        theirs: seat !== root.nearSeat
        x: root.width - width - Theme.px(root.slim ? 8 : 52)
        y: (theirs ? 0 : root.height) - Math.round(height / 2)
    }

    Rectangle {
        visible: root.held
        anchors.fill: parent
        radius: Theme.px(9)
        color: "transparent"
        border { width: Math.max(2, Theme.px(1.8)); color: root.tint }
    }
    DashFrame {
        visible: !root.held
        anchors.fill: parent
        radius: Theme.px(9)
        color: root.tint
        line: Math.max(2, Theme.px(1.8))
        pattern: [4, 3]
    }
    Row {
        id: holder
        visible: root.outcome === ""
        x: root.unit * 15 + Theme.plateWide(root.width, root.unit)
        y: Math.round(root.unit * 22)
        height: Theme.px(14)
        spacing: Theme.px(4)
        Glyph {
            visible: !root.slim || !root.place.contested // there is no room for both signs
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(12)
            height: width
            name: "flag"
            color: root.tint
        }
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "holder_" + root.plate.zone
            width: Math.min(implicitWidth, root.corner.x - root.plate.rect.x - holder.x - Theme.px(root.slim && root.place.contested ? 4 : 22) - (contested.visible ? contested.width + Theme.px(8) : 0))
            text: root.place.holderText
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(root.slim ? 6.5 : 8)
            color: root.held ? root.tint : Theme.faceMuted
            font { family: Theme.face; weight: Font.DemiBold; pixelSize: Theme.px(11) }
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: contested
        objectName: "contested_" + root.plate.zone
        visible: root.place.contested && holder.visible
        x: holder.x + holder.width + Theme.px(8)
        y: holder.y - Theme.px(1)
        width: (root.slim ? 0 : words.implicitWidth + Theme.px(5)) + swords.width + Theme.px(12)
        height: Theme.px(16)
        radius: height / 2
        color: Theme.ink
        border { width: Math.max(1, Theme.px(1)); color: Theme.faceAct }
        Glyph {
            id: swords
            x: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(10)
            height: width
            name: "sword"
            color: Theme.faceAct
        }
        PlainText {
            id: words
            visible: !root.slim
            anchors { left: swords.right; leftMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
            text: qsTrId("plate_info.contested")
            color: Theme.faceAct
            font { family: Theme.narrow; weight: Font.Bold; pixelSize: Theme.px(10.5) }
            Accessible.ignored: true
        }
    }
    PlateOutcome {
        objectName: "outcome_" + root.plate.zone
        visible: root.outcome !== ""
        width: root.corner.x - root.plate.rect.x - Theme.px(2)
        height: root.height
        pictureWide: Theme.plateWide(root.plate.rect.width, root.unit)
        unit: root.unit
        words: root.parts.length > 0 ? root.parts[root.parts.length - 1].text : root.outcome
        glyph: root.parts.length > 0 ? root.parts[root.parts.length - 1].glyph : "flag"
        stands: root.stands
        tint: root.heir < 0 ? Theme.faceMuted : root.heir === root.nearSeat ? Theme.faceMine : Theme.faceTheirs
        far: root.fates?.[1 - root.nearSeat]
        near: root.fates?.[root.nearSeat]
    }
    CornerPlace {
        visible: root.plate.cornerZone !== ""
        x: root.corner.x - root.plate.rect.x
        y: root.corner.y - root.plate.rect.y
        width: root.corner.width
        height: root.corner.height
        session: root.session
        zone: root.plate.cornerZone
        origin: Qt.point(root.corner.x, root.corner.y)
    }
    Sum { seat: 1 - root.nearSeat }
    Sum { seat: root.nearSeat }
}
