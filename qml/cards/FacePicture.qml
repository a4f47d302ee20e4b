import QtQuick
import Playmat
import Playmat.Paint

// A painted face without its words, at exact device pixels.
//   form    "card", "mini", "tile", "wide" or "pic"
//   cardId  an unregistered id gives the neutral face, an empty one none: a form that waits for its card paints nothing
//   dim     exhausted: most of the colour gone. Not in high contrast, where it would be black on black: turn and glyph
//           say it there
//   share   how far down, in per cent, the picture of a whole card reaches; 0: as its rules are long
FaceItem {
    id: root

    required property string form
    required property string cardId
    property bool dim: false
    property int share: 0

    Accessible.ignored: true
    source: root.cardId === "" || Faces.waiting ? "" : Faces.source(root.form, root.cardId, root.dim && Theme.variant !== 2, Faces.revision, root.share)
}
