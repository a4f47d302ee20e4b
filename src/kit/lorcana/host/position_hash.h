#pragma once

#include "engine/lorcana/game.h"

#include <cstdint>

namespace playmat::lorcana::host {

/// What a journal notes about a position, to see that it was reached again: where every card is and
/// in what state, whose turn it is, what will be drawn at random, and what may be answered now. How
/// the engine keeps its state and what other cards there are makes no difference.
[[nodiscard]] std::uint64_t positionHash(const Game &game);

} // namespace playmat::lorcana::host
