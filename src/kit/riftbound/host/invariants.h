#pragma once

#include "engine/riftbound/game.h"

#include <string>

namespace playmat::riftbound::host {

/// Describes a violated invariant; empty if there is none.
[[nodiscard]] std::string faultIn(const Game &game);

} // namespace playmat::riftbound::host
