#pragma once

#include "match/game_kit.h"

#include <span>

namespace playmat::kit {

/// The games that this program was built with (PLAYMAT_GAMES), the first one first.
[[nodiscard]] std::span<const match::GameKit *const> games();
/// The game of that name; nullptr: there is none.
[[nodiscard]] const match::GameKit *gameNamed(std::string_view id);

} // namespace playmat::kit
