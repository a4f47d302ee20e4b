#pragma once

#include "engine/core/decision.h"

#include <cstdint>

namespace playmat::core {

/// A fact that happened. Which fields count depends on `type`, a value of the game's own list. The
/// list of events of one answer, in order, is enough to turn the old observation into the new one.
struct Event
{
    std::uint8_t type = 0;
    SeenId card = kNone; ///< the card it is about
    SeenId other = kNone; ///< the other card (source of damage, what it is attached to …)
    PlayerId player = kNone; ///< the player it is about
    std::uint8_t from = kNone; ///< zone kind before
    PlayerId fromPlayer = kNone; ///< whose zone
    std::uint8_t to = kNone; ///< zone kind after
    PlayerId toPlayer = kNone; ///< whose zone
    std::int32_t amount = 0; ///< damage, new value, position in a zone …
    std::int16_t amount2 = 0; ///< a second value
    std::uint16_t def = 0; ///< the printed card, 0 where the reader may not know it
    std::uint8_t seenBy = 0; ///< bit p: player p may know the card's face

    friend bool operator==(const Event &, const Event &) = default;
};

} // namespace playmat::core
