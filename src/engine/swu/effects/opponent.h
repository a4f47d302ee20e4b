#pragma once

#include "engine/swu/language/card_db.h"
#include "engine/swu/state/frames.h"

/// "An opponent", where there are more than one: the controller says which (CR 11.3).
namespace playmat::swu {

/// Whether the effect, or who chooses for it, is an opponent.
[[nodiscard]] bool isAboutAnOpponent(const Program &program, const Node &node);
/// The opponents of the player who is asked, to choose one of.
void offerOpponents(const Frame &frame, core::Decision &out);

} // namespace playmat::swu
