#pragma once

#include "engine/riftbound/game.h"

#include <string>

namespace playmat::riftbound::host {

/// What must always hold and does not, in words; empty when all is well.
[[nodiscard]] std::string faultIn(const Game &game);

} // namespace playmat::riftbound::host
