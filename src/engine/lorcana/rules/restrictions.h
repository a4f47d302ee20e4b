#pragma once

#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/state/state.h"

#include <string>
#include <vector>

namespace playmat::lorcana {

/// What the player must not do now, in the words of the protocol, each once: "cant_play_actions",
/// "cant_gain_lore" …; what cannot be played follows from the kinds of its filter.
[[nodiscard]] std::vector<std::string> restrictionsOf(const CardDb &db, const State &state,
                                                      PlayerId player);

} // namespace playmat::lorcana
