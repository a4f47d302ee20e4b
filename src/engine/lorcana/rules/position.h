#pragma once

#include "engine/core/result.h"
#include "engine/lorcana/state/position.h"
#include "engine/lorcana/state/state.h"

namespace playmat::lorcana {

class CardDb;
/// Puts everything where the position says, without triggering anything. Refused before the first
/// card is placed: too many cards, a card where cards of its type cannot be.
[[nodiscard]] core::Result<void> placeCards(const CardDb &db, const Position &position,
                                            State &state);

} // namespace playmat::lorcana
