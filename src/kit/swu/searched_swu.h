#pragma once

#include "learn/searched_game.h"
#include "match/card_library.h"

namespace playmat::kit {

/// Star Wars: Unlimited for a prover: a puzzle is about one action phase. The library outlives what
/// comes of it.
[[nodiscard]] learn::StartSearch searchSwu(const match::CardLibrary &library);

} // namespace playmat::kit
