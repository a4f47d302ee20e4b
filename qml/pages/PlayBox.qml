import QtQuick
import Playmat
import Playmat.Table

// A game against the program with one press, as it was played last.
Rectangle {
    id: root

    required property TableSettings settings
    required property ProgramSeats programs
    readonly property var ladder: programs.ladder
    signal playRequested()

    function levelName(): string {
        const level = root.ladder.find(one => one.id === root.settings.level)
        return level ? level.name : ""
    }
    function play() {
        if ((root.settings.programs[0] === "") === (root.settings.programs[1] === "")) {
            root.settings.setProgram(0, "")
            root.settings.setProgram(1, root.settings.level)
        }
        root.playRequested()
    }

    implicitHeight: button.height + 2 * button.y
    radius: Theme.radiusLarge
    color: Theme.fade(Theme.panel, .86)
    border { width: Theme.hair; color: Theme.line }

    PushButton {
        id: button
        objectName: "playProgram"
        x: Theme.px(18)
        y: Theme.px(14)
        width: root.width - 2 * x
        height: Math.max(implicitHeight, Theme.lx(62))
        glyph: "sword"
        accent: Theme.target
        checked: true
        fontSize: Theme.sx(16)
        text: qsTrId("play_box.play_against_the_program")
        note: Theme.spoken([root.levelName(), root.settings.bestOf === 3 ? qsTrId("seating_choice.best_of_three") : ""], " · ")
        onClicked: root.play()
    }
}
