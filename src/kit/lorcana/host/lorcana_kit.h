#pragma once

#include "kit/game_kit.h"

namespace playmat::kit {

/// Disney Lorcana.
[[nodiscard]] const GameKit &lorcanaKit();

} // namespace playmat::kit
