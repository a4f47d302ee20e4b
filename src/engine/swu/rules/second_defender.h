#pragma once

#include "engine/swu/state/state.h"

/// A unit that attacks two units at the same time (Rule::AttacksTwo): the second of them is in the
/// frame of the attack.
namespace playmat::swu {

class Board;

/// The second defender, if it is still in play; kNone: there is none.
[[nodiscard]] CardId secondDefender(const Board &m, const AttackRecord &a);
/// Whether there was a second defender that has left play.
[[nodiscard]] bool secondHasLeft(const Board &m, const AttackRecord &a);
/// The second defender, if it was defeated; kNone: it was not.
[[nodiscard]] CardId fallenSecond(const Board &m, const AttackRecord &a);

} // namespace playmat::swu
