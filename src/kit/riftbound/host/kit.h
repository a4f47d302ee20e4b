#pragma once

#include "match/game_kit.h"

namespace playmat::kit {

/// Riftbound.
[[nodiscard]] const match::GameKit &riftboundKit();

} // namespace playmat::kit
