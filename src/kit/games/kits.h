#pragma once

#include "kit/game_kit.h"

#include <span>

namespace playmat::kit {

/// The games that this program was built with (PLAYMAT_GAMES), the first one first.
[[nodiscard]] std::span<const GameKit *const> games();
/// The game of that name; nullptr: there is none.
[[nodiscard]] const GameKit *gameNamed(std::string_view id);

} // namespace playmat::kit
