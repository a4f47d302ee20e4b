#pragma once

#include "match/game_kit.h"

namespace playmat::kit {

/// Star Wars: Unlimited.
[[nodiscard]] const match::GameKit &swuKit();

} // namespace playmat::kit
