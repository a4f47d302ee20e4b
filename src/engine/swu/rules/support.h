#pragma once

#include "engine/swu/rules/terms.h"

/// Support (CR 7.5.20): its player may attack with another unit, which gains this unit's other
/// abilities for that attack.
namespace playmat::swu {

class Board;
class Plays;
class Machine;

/// Stands for Support where an attack names the effect that allows it.
inline constexpr NodeId kSupportNode = 0xFFFE;

/// The unit whose Support is being resolved: that of the frame on top.
[[nodiscard]] CardId supporterOf(const Board &m);
/// The units that may attack with it.
[[nodiscard]] CardSet supportable(const Plays &m);
/// For the attack with this index: what the card has, this unit gains.
void lendAbilities(Machine &m, CardId lender, PlayerId controller, CardId to, std::uint8_t attack);

} // namespace playmat::swu
