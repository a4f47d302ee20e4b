#pragma once

#include "engine/swu/state/state.h"

/// A unit that attacks two units at the same time (Rule::AttacksTwo): the second of them is in the
/// frame of the attack.
namespace playmat::swu {

class Board;

/// The one that is attacked besides, if it is still there; kNone: there is none.
[[nodiscard]] CardId secondDefender(const Board &m, const AttackRecord &a);
/// Whether there was one, and it is gone.
[[nodiscard]] bool secondHasLeft(const Board &m, const AttackRecord &a);
/// The second one if it was defeated meanwhile.
[[nodiscard]] CardId fallenSecond(const Board &m, const AttackRecord &a);

} // namespace playmat::swu
