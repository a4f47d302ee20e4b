import QtQuick
import Playmat
import Playmat.Paint

// The arrow that a coach draws over the table.
AttackArrow {
    unit: Theme.u
    bend: -.16
    tail: Theme.coach
    head: Theme.coach
}
