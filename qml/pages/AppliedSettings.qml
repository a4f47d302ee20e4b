import QtQuick
import Playmat
import Playmat.Table

// What somebody has chosen, where it counts: in the look of everything and at the table.
Item {
    id: root

    required property TableSession session
    required property TableSettings settings
    property string scene // behind the game that is chosen or played

    Binding { target: Theme; property: "scheme"; value: root.settings.scheme }
    Binding { target: Theme; property: "scene"; value: root.scene }
    Binding { target: Theme; property: "fontScale"; value: root.settings.fontScale }
    Binding { target: Theme; property: "reducedMotion"; value: root.settings.reducedMotion || root.settings.speed === PlaybackQueue.Off }
    Binding { target: Theme; property: "speed"; value: [1, 2, 1, .5][root.settings.speed] }
    Binding { target: SoundBox; property: "volume"; value: root.settings.volume }
    Binding { target: SoundBox; property: "muted"; value: root.settings.muted }
    Binding { target: root.session.stage; property: "speed"; value: root.settings.speed }
    Binding { target: root.session.stage; property: "fontScale"; value: root.settings.fontScale }
    Binding { target: root.session.seats; property: "seating"; value: root.settings.seating }
}
