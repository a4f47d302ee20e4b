#pragma once

#include "engine/riftbound/game.h"

#include <cstdint>

namespace playmat::riftbound::host {

/// What a journal notes of the position: the same in every version of the program that plays the
/// same way.
[[nodiscard]] std::uint64_t positionHash(const Game &game);

} // namespace playmat::riftbound::host
