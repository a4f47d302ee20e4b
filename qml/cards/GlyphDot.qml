import QtQuick
import Playmat
import Playmat.Paint

// A glyph in a dark disc.
//   name    glyph
//   color   of the glyph;  ring  of the disc's edge;  fill  of the disc
//   share   of the disc that the glyph leaves free on each side
//   number  beside the glyph, where it is wider than high
Disc {
    color: Theme.faceText
    ring: Theme.inkLine
    fill: Theme.ink
    ringWidth: Math.max(1, height * .055)

    Accessible.ignored: true
    implicitWidth: 20
    implicitHeight: width
}
