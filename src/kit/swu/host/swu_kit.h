#pragma once

#include "kit/game_kit.h"

namespace playmat::kit {

/// Star Wars: Unlimited.
[[nodiscard]] const GameKit &swuKit();

} // namespace playmat::kit
