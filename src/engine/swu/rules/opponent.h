#pragma once

#include "engine/swu/language/card_db.h"
#include "engine/swu/state/state.h"

/// "An opponent", where there are more than one: the controller says which (multiplayer, 11.3).
namespace playmat::swu {

/// Whether the effect, or who chooses for it, is an opponent.
[[nodiscard]] bool isAboutAnOpponent(const Program &program, const Node &node);
/// Asks for one of the players, without `except`; kNone: for one of all.
void offerPlayers(core::Decision &out, PlayerId except);
/// The next opponent who has not lost; kNone: all have.
[[nodiscard]] PlayerId survivorAfter(const State &state, PlayerId player);

} // namespace playmat::swu
