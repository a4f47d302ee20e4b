#pragma once

#include "engine/core/result.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/state/position.h"
#include "engine/riftbound/state/state.h"

namespace playmat::riftbound {

/// Puts everything where the position says, triggering nothing; `placed` of its cards is set.
[[nodiscard]] core::Result<void> placeCards(const CardDb &db, Position &position, State &state);

} // namespace playmat::riftbound
