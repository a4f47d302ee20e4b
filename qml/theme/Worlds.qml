import QtQuick

// Each game has a world of its own, named by the scene behind its pages: a tint over all surfaces, and the letters of titles,
// of leaders' names, and of who has won. The letters of everything that has to fit are the same for all games.
//   scene  of the game that is chosen or played;  variant  dark, light, high contrast;  usual  letters of no game
QtObject {
    id: root

    property string scene
    property int variant
    property string usual
    // A tint over dark surfaces, over light ones, in high contrast none; the letters, and how much larger they are set: some
    // draw their letters small.
    readonly property var all: ({
        dusk: ["#520c2c5c", "#4ab9d3f7", "#00000000", "League Spartan", 1],
        study: ["#523e1668", "#4adcc4f5", "#00000000", "Averia Serif GWF", .96],
        stones: ["#52044038", "#4ab5e3d6", "#00000000", "Yanone Kaffeesatz", 1.2]
    })
    readonly property color veil: all[scene]?.[variant] ?? "#00000000"
    readonly property string face: faceOf(scene)
    readonly property real share: shareOf(scene)

    function faceOf(world: string): string { return all[world || "dusk"]?.[3] ?? usual }
    function shareOf(world: string): real { return all[world || "dusk"]?.[4] ?? 1 }
    // A title that is as high as one of n pixels in the usual letters.
    function lettered(n: real): font { return Qt.font({ family: face, weight: Font.Bold, pixelSize: Math.max(1, Math.round(n * share)) }) }
}
