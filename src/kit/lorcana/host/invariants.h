#pragma once

#include "engine/lorcana/game.h"

#include <string>

namespace playmat::lorcana::host {

/// The first thing that must always hold of a game and does not; empty when all is well.
[[nodiscard]] std::string faultIn(const Game &game);

} // namespace playmat::lorcana::host
