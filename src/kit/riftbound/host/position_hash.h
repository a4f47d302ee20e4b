#pragma once

#include "engine/riftbound/game.h"

#include <cstdint>

namespace playmat::riftbound::host {

/// The hash of the position for a journal: the same in every version of the program that plays by
/// the same rules.
[[nodiscard]] std::uint64_t positionHash(const Game &game);

} // namespace playmat::riftbound::host
