import QtQuick
import Playmat
import Playmat.Paint

// An arrow that somebody who explains draws over the table.
AttackArrow {
    unit: Theme.u
    bend: -.16
    tail: Theme.coach
    head: Theme.coach
}
