#pragma once

#include "engine/lorcana/state/zones.h"

#include <cstdint>

namespace playmat::lorcana::places {

/// Why something is refused. The first values are those of core::ZoneReason.
enum class Reason : std::uint16_t {
    None,
    NotHolder,
    NotOwned,
    NotOwnSide,
    WrongKind,
    Full,
    CannotLeave,
    CannotEnter,
    NotYourTurn = 32, ///< player
    NotThere, ///< card, zone: it is not in that zone of that player
    NotYourZone, ///< player, zone: not theirs to arrange or choose from
    OrderFixed, ///< player, zone: nobody arranges it
    NotAllOfThem, ///< given, expected: an order names each card once and leaves none out
    StackIncomplete, ///< card: the rest of its stack goes with it
    WrongCount, ///< given, expected
    NotResolving, ///< card: an action is in play only while its effect resolves
    OthersFirst, ///< player whose turn to resolve it is, or kNone
    NotInBag, ///< entry
    NoInkwellSymbol, ///< card
    AlreadyInked, ///< player
    NotEnoughInk, ///< ready, asked
    MustFind, ///< zone: in a public zone no card can be overlooked
    TooMany, ///< a fixed capacity of the program is exhausted
};

} // namespace playmat::lorcana::places
