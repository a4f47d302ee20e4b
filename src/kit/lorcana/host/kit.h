#pragma once

#include "match/game_kit.h"

namespace playmat::kit {

/// Disney Lorcana.
[[nodiscard]] const match::GameKit &lorcanaKit();

} // namespace playmat::kit
