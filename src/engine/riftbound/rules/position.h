#pragma once

#include "engine/core/result.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/state/position.h"
#include "engine/riftbound/state/state.h"

namespace playmat::riftbound {

/// Places all cards of the position without triggering anything, and sets their `placed`.
[[nodiscard]] core::Result<void> placeCards(const CardDb &db, Position &position, State &state);

} // namespace playmat::riftbound
