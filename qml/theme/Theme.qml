pragma Singleton
import QtQuick

// Every colour, size, duration and font of the program, with Worlds.qml. Nothing else names one.
//
// Three palettes: each colour is written once as (dark, light, high contrast). Card faces are painted dark in all of
// them, as printed cards are; what is on a face has a face… colour. Colour never carries meaning alone: states differ
// by border, glyph or pattern too, and the pairs that matter (amber and cyan, blue and orange) stay apart for every
// colour vision.
QtObject {
    id: root

    // ---- settings, written by the program ----
    property string scheme: "dark" // "dark", "light", "contrast"
    property string scene // behind the game that is chosen or played, see Worlds.qml
    property real u: 1 // pixels of one unit of the table: min(width / 1280, height / 720)
    property real fontScale: 1 // 0.75 … 2
    property real speed: 1 // 2 = twice as fast
    property bool reducedMotion: false

    readonly property int variant: scheme === "light" ? 1 : scheme === "contrast" ? 2 : 0
    readonly property real t: Math.max(1, 1 + (u - 1) * .8) // panels and type grow more slowly, and never shrink
    readonly property bool animated: !reducedMotion

    function pick(dark: color, light: color, contrast: color): color {
        return variant === 2 ? contrast : variant === 1 ? light : dark
    }
    function px(n: real): int { return Math.round(n * u) }
    function tx(n: real): int { return Math.round(n * t * fontScale) }
    // Gaps of the panel: they do not grow with the letters.
    function gx(n: real): int { return Math.round(n * t) }
    // Letters in boxes over the table, which grow with them.
    function lx(n: real): int { return Math.round(n * Math.max(u, .85) * fontScale) }
    // Letters on the strips of the players and on pages with pictures, which have only so much room.
    function sx(n: real): int { return Math.round(n * Math.max(u, .85) * Math.max(.75, Math.min(1.35, fontScale))) }
    function time(ms: int): int { return reducedMotion ? 0 : Math.round(ms / Math.max(.1, speed)) }
    // For a tile of this width: whether it is small, the size of its numbers in % of the width, the pill with its forecast.
    function smallTile(width: real): bool { return width < px(76) }
    // The picture on the plate of a shared place.
    function plateWide(width: real, unit: real): real { return Math.round(Math.min(unit * 76, width * .3)) }
    function tileBadge(width: real): real { return Math.max(35, Math.min(44, 35 + (px(92) - width) / px(30) * 9)) }
    function pillHeight(width: real): int { return px(smallTile(width) ? 15 : 18) }
    function pillRise(width: real): real { return width / 100 * (tileBadge(width) - 3) + pillHeight(width) }
    // What a screen reader says: the parts that exist.
    function spoken(parts: var, between: string): string {
        return parts.filter(part => part !== "").join(between)
    }
    // A sentence with words from anywhere put in for %1, %2: with .arg() one that has "%2" in it would be filled again.
    function filled(sentence: string, words: var): string {
        return sentence.replace(/%(\d)/g, (all, place) => words[place - 1])
    }
    function fade(c: color, alpha: real): color { return Qt.rgba(c.r, c.g, c.b, alpha) }

    // ---- proportions ----
    readonly property real cardRatio: 88 / 63
    readonly property real tileRatio: 1.34
    readonly property real wideRatio: 104 / 146
    readonly property real exhaustedTurn: 9 // degrees
    readonly property real exhaustedScale: .93
    readonly property real liftHeld: 12 * u
    readonly property int heldHeight: px(122) // of what lies there as a little back
    readonly property int radiusSmall: px(5); readonly property int radius: px(8); readonly property int radiusLarge: px(12)
    readonly property int gap: px(8)
    readonly property int hair: Math.max(1, px(1))
    readonly property int focusWidth: Math.max(2, px(2.5))

    // ---- the table and its panels ----
    function tinted(c: color): color { return Qt.tint(c, worlds.veil) }
    readonly property color table: tinted(pick("#0f131a", "#dfe5ec", "#000000"))
    readonly property color tableTop: tinted(pick("#1a212b", "#f1f4f8", "#000000"))
    readonly property color tableEdge: tinted(pick("#0b0e12", "#c9d2dd", "#000000"))
    readonly property color band: pick("#8c0b0f15", "#b3ffffff", "#000000")
    readonly property color panel: tinted(pick("#141a23", "#f4f7fa", "#000000"))
    readonly property color raised: tinted(pick("#1d2530", "#ffffff", "#0c0c0c"))
    readonly property color raisedHover: tinted(pick("#283341", "#e6edf5", "#2b2b2b"))
    readonly property color pressed: tinted(pick("#131922", "#d3deea", "#404040"))
    readonly property color line: pick("#1affffff", "#24101820", "#ffffff")
    readonly property color outline: pick("#3cffffff", "#5a101820", "#ffffff")
    readonly property color veil: pick("#b3060910", "#99dfe5ec", "#d9000000") // behind dialogs
    readonly property color shadow: pick("#ff000000", "#80203040", "#ff000000")
    readonly property color text: pick("#edf2f8", "#16202c", "#ffffff")
    readonly property color muted: pick("#98a6b8", "#4c5b6d", "#e0e0e0")
    readonly property color faint: pick("#7f8da0", "#66758a", "#c8c8c8")
    readonly property color link: pick("#8fc7ff", "#0b5cad", "#7fd4ff")
    readonly property color focus: pick("#ffffff", "#0b3d91", "#ffff00")

    // ---- what may happen; …Ink is written on it (a property whose name begins with "on" would stay black) ----
    readonly property color act: pick("#ffc857", "#945700", "#ffd400") // you can act here
    readonly property color actInk: pick("#231803", "#ffffff", "#000000")
    readonly property color actSoft: pick("#33ffc857", "#26b26a00", "#40ffd400")
    readonly property color target: pick("#5ad1ff", "#00709e", "#00e5ff") // target of the held card
    readonly property color targetInk: pick("#08131a", "#ffffff", "#000000")
    readonly property color targetSoft: pick("#335ad1ff", "#2600709e", "#4000e5ff")
    readonly property color arrowHead: pick("#bff0ff", "#00567a", "#ffffff")
    readonly property color coach: pick("#c4a6ff", "#6a3fb5", "#e3c4ff") // what a lesson speaks of
    readonly property color coachInk: pick("#1a0f33", "#ffffff", "#000000")
    readonly property color refused: pick("#ff6b6b", "#b3261e", "#ff5c5c")
    readonly property color refusedInk: pick("#1a0808", "#ffffff", "#000000")
    readonly property color refusedSoft: pick("#f22a1214", "#f2fbe9e8", "#330000")
    // what a choice would do to a card, as its controller sees it
    readonly property color harms: pick("#ff8272", "#b3261e", "#ff7a6b")
    readonly property color harmsInk: pick("#240805", "#ffffff", "#000000")
    readonly property color helps: pick("#6bdc93", "#1a6f3c", "#5dff9e")
    readonly property color helpsInk: pick("#052111", "#ffffff", "#000000")
    readonly property color idle: pick("#9aa8b9", "#5a6878", "#d0d0d0") // would change nothing
    readonly property color idleInk: pick("#12171e", "#ffffff", "#000000")
    readonly property color good: pick("#6bdc93", "#1a6f3c", "#5dff9e")
    readonly property color changedDown: pick("#ff9d5c", "#b4530a", "#ffab40")
    readonly property color quietVeil: pick("#590a0e14", "#66dfe5ec", "#59000000")

    // ---- players, arenas, aspects ----
    readonly property color mine: pick("#6fb2ff", "#1f63b5", "#7fc4ff")
    readonly property color mineSoft: pick("#234666", "#cfe2f7", "#00254d")
    readonly property color theirs: pick("#e0717b", "#b23a48", "#ff8c96")
    readonly property color theirsSoft: pick("#5a2f37", "#f6d5d9", "#4d0009")
    readonly property color space: pick("#a8d4ff", "#1d4f86", "#a8d4ff")
    readonly property color spaceSoft: pick("#cc0d1a2c", "#e6dcebfa", "#000000")
    readonly property color ground: pick("#f2c795", "#7a4a12", "#ffd9a8")
    readonly property color groundSoft: pick("#cc2b2118", "#e6f7ead9", "#000000")
    readonly property color token: pick("#e0b45a", "#9a6a00", "#ffd400")
    readonly property color tokenSoft: pick("#3a3328", "#fff3d6", "#000000")

    // ---- on the painted faces: the same in every palette ----
    readonly property color faceText: "#ffffff"
    readonly property color faceMuted: "#c6d0dc"
    readonly property color faceFaint: "#a3b0c0"
    readonly property color faceRules: "#e6ecf3"
    readonly property color faceReminder: "#a9b5c4"
    readonly property color faceLink: "#9fd2ff"
    readonly property color faceSpent: "#c3ccd7"
    readonly property color ink: "#e60b1016" // discs behind glyphs
    readonly property color inkSolid: "#0b1016"
    readonly property color inkLine: "#66ffffff"
    readonly property color tab: "#161d27" // upgrades under a unit
    readonly property color crown: "#ffe2a6"
    readonly property color power: "#44536a"
    readonly property color hp: "#e9eef4"
    readonly property color hpSpent: "#9aa5b1"
    readonly property color hpHurt: "#ffb3ad"
    readonly property color cost: "#27313f"
    readonly property color costBad: "#ff8f86"
    readonly property color shield: "#2f8fc4"
    readonly property color inkCost: "#3a3f4c"
    readonly property color inkable: "#8a5b1e"
    readonly property color strength: "#84372f"
    readonly property color willpower: "#33547d"
    readonly property color prize: "#6d5518"
    readonly property color experience: "#2f7d50"
    readonly property color energy: "#1a212c"
    readonly property color might: "#2f3b4d"
    readonly property color damage: "#b93440"
    readonly property color captured: "#c9b27a"
    readonly property color faceGood: "#6bdc93"
    readonly property color faceHarms: "#ff8272"
    readonly property color faceDown: "#ff9d5c"
    readonly property color faceMine: "#6fb2ff"
    readonly property color faceTheirs: "#e0717b"
    readonly property color faceSpace: "#a8d4ff"
    readonly property color faceGround: "#f2c795"
    readonly property color faceAct: "#ffc857"
    readonly property color faceTarget: "#5ad1ff"
    readonly property color faceRefused: "#ff6b6b"

    readonly property var aspectColors: ({
        Vigilance: "#5b9bff", Command: "#5fc77a", Aggression: "#ff6a5b", Cunning: "#f3c94b", Heroism: "#eef2f7", Villainy: "#a39db8",
        Amber: "#f0a93c", Amethyst: "#b488ea", Emerald: "#57bd80", Ruby: "#f06a72", Sapphire: "#5aa2ee", Steel: "#a9bac8",
        Fury: "#e4573d", Calm: "#4fb477", Mind: "#4b9be0", Body: "#e6913f", Chaos: "#9c6be0", Order: "#e2c04e"
    })
    function aspectColor(name: string): color { return aspectColors[name] ?? "#9aa1ab" }

    // ---- type ----
    readonly property string face: "Inter"
    readonly property string display: "Inter Display"
    readonly property string narrow: "Roboto Condensed"
    readonly property Worlds worlds: Worlds { scene: root.scene; variant: root.variant; usual: root.display }
    readonly property font title: worlds.lettered(tx(26))
    readonly property font heading: Qt.font({ family: display, weight: Font.Bold, pixelSize: tx(16) })
    readonly property font body: Qt.font({ family: face, pixelSize: tx(13) })
    readonly property font strong: Qt.font({ family: face, weight: Font.DemiBold, pixelSize: tx(13) })
    readonly property font small: Qt.font({ family: face, pixelSize: tx(11.5) })
    readonly property font caption: Qt.font({ family: narrow, pixelSize: tx(12.5) })
    readonly property font captionStrong: Qt.font({ family: narrow, weight: Font.Bold, pixelSize: tx(12.5) })
    readonly property font label: Qt.font({ family: face, weight: Font.DemiBold, letterSpacing: t * .7, pixelSize: tx(10.5) })
    readonly property font numbers: Qt.font({ family: display, weight: Font.ExtraBold, pixelSize: tx(18) })
    readonly property font name: Qt.font({ family: narrow, weight: Font.Bold, pixelSize: tx(14) })

    // ---- motion; all 0 when motion is reduced ----
    readonly property int quickDuration: time(110)
    readonly property int moveDuration: time(220)
    readonly property int drawDuration: time(180)
    readonly property int drawStagger: time(60)
    readonly property int pullDuration: time(80) // a blow has four parts: pull, strike, freeze, settle
    readonly property int strikeDuration: time(120)
    readonly property int freezeDuration: time(40)
    readonly property int settleDuration: time(160)
    readonly property int countDuration: time(260) // a number that changes
    readonly property int defeatDuration: time(320)
    readonly property int damageDuration: time(500)
    readonly property int phaseDuration: time(700)
}
