#pragma once

#include "engine/swu/game.h"

#include <cstdint>

namespace playmat::cli {

/// How many different histories of `depth` answers there are from here; a game that ends earlier
/// counts as one.
[[nodiscard]] std::uint64_t countHistories(const swu::Game &game, int depth);

} // namespace playmat::cli
