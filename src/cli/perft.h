#pragma once

#include "engine/swu/game.h"

#include <cstdint>
#include <vector>

namespace playmat::cli {

/// All answers that a decision allows, each choice of several options once. Naming a card counts as
/// one answer for each name.
[[nodiscard]] std::vector<core::Answer> answersTo(const core::Decision &decision,
                                                  std::size_t names);

/// How many different histories of `depth` answers there are from here; a game that ends earlier
/// counts as one.
[[nodiscard]] std::uint64_t countHistories(const swu::Game &game, int depth);

} // namespace playmat::cli
