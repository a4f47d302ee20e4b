#pragma once

#include "engine/swu/rules/terms.h"

/// The Force token (CR 8.37): in its player's base zone, at most one for each.
namespace playmat::swu {

class Board;
class Machine;

/// The player's Force token; kNone: the Force is not with them (CR 8.37.3).
[[nodiscard]] CardId forceOf(const Board &m, PlayerId player);
/// "The Force is with you": creates it. False if the player has it already, which changes nothing
/// (CR 8.37.1).
bool receiveForce(Machine &m, PlayerId player);
/// Defeats the token, which is there; the player has used the Force (CR 8.37.4).
void useForce(Machine &m, PlayerId player);

/// Creates a token that is neither unit nor upgrade, in the player's base zone. A Credit belongs in
/// the resource zone without being a resource (CR 4.5.4); nothing in the game asks which of the two
/// it is in, and so the resource zone holds nothing but resources. kNone: there is no room, or the
/// player has as many as allowed.
CardId createInBaseZone(Machine &m, DefId def, PlayerId player);

} // namespace playmat::swu
