pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// The grounds of all places that both seats share. Below the frames of lit places, which they would cover.
Item {
    id: root

    required property TableSession session
    readonly property tableGeometry geometry: session.stage.geometry

    Repeater {
        model: root.geometry.plates.length
        PlaceGround {
            required property int index
            property platePlace none // while a delegate goes
            property placeInfo nobodys
            session: root.session
            plate: root.geometry.plates[index] ?? none
            place: root.session.stage.board.places[index] ?? nobodys
        }
    }
}
