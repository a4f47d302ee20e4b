#pragma once

#include "engine/core/reasons.h"
#include "engine/core/zone.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Reasons for refusals, with the rule behind each.
namespace playmat::riftbound {

/// The headless protocol names these in snake_case. The first values match core::ZoneReason (card,
/// zone); in the others, card parameters come before numbers.
enum class Reason : std::uint16_t {
    None,
    NotHolder,
    NotOwned,
    NotOwnSide,
    WrongKind,
    Full,
    CannotLeave,
    CannotEnter,
    NotThere, ///< card, zone
    NoSuchPlace, ///< battlefield
    NotPlayable, ///< card: cards cannot be played from its zone
    NotReached, ///< card: the effect does not name its zone
    NotInstructed, ///< zone: a player may look at it only if an effect says so
    NotYourZone, ///< player, zone
    OrderFixed, ///< player, zone
    NotAllOfThem, ///< given, expected: an order must name each card once
    GameOver,
    NotThisDecision, ///< another decision is open
    NoSuchOption, ///< option
    WrongCount, ///< chosen, least, most
    TwiceTheSame, ///< option
    WrongTotal, ///< total, least, most
    NotTogether, ///< the chosen options do not form one action
    NotEnough, ///< the chosen options do not cover the cost
    Superfluous, ///< option: the others cover the cost without it
    LethalFirst, ///< card: it must be assigned lethal damage before another unit gets any
    TankFirst, ///< card
    BacklineLast, ///< card
    OverLethal, ///< card: more than lethal damage, while another unit can take some
    NotYourTurn, ///< player
    NotYours, ///< card
    WrongTime, ///< card: not playable in the current state of the turn
    CostNotPayable, ///< card
    NoTarget, ///< card
    NotAUnit, ///< card
    IsExhausted, ///< card
    AlreadyThere, ///< card
    NeedsGanking, ///< card
    NotControlled, ///< card: not playable to a place that its player does not control
    NotHidden, ///< card: it does not have Hidden
    HiddenNow, ///< card: it was hidden this turn
    UsedThisTurn, ///< card
    TooManyCards,
    BadDeck,
    NotBuilt, ///< def: the program does not support all of its text
    NoMeaning,
    HiddenCard,
    Count,
};

using core::nothing;
using core::refuse;

[[nodiscard]] std::string_view reasonName(Reason why);
/// How many of the parameters are cards; these come first.
[[nodiscard]] std::size_t cardsIn(Reason why);

} // namespace playmat::riftbound
