#pragma once

#include "engine/core/reasons.h"
#include "engine/core/zone.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Why something is refused, and the rule that says so.
namespace playmat::riftbound {

/// The headless protocol names these in snake_case. The first values are those of core::ZoneReason
/// (card, zone); else the parameters are cards first, then numbers.
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
    NotPlayable, ///< card: cards are not played from where it is
    NotReached, ///< card: the words of the effect do not name its zone
    NotInstructed, ///< zone: looked through only when an effect says so
    NotYourZone, ///< player, zone
    OrderFixed, ///< player, zone
    NotAllOfThem, ///< given, expected: an order names each card once
    GameOver,
    NotThisDecision, ///< something else must be decided first
    NoSuchOption, ///< option
    WrongCount, ///< chosen, least, most
    TwiceTheSame, ///< option
    WrongTotal, ///< total, least, most
    NotTogether, ///< several actions that are not one
    NotEnough, ///< what was chosen does not pay
    Superfluous, ///< option: what was chosen pays without it
    LethalFirst, ///< card: it must be dealt lethal damage before another one
    TankFirst, ///< card
    BacklineLast, ///< card
    OverLethal, ///< card: more than lethal while another one can take some
    NotYourTurn, ///< player
    NotYours, ///< card
    WrongTime, ///< card: not playable in this state of the turn
    CostNotPayable, ///< card
    NoTarget, ///< card
    NotAUnit, ///< card
    IsExhausted, ///< card
    AlreadyThere, ///< card
    NeedsGanking, ///< card
    NotControlled, ///< card: its place is no battlefield that its player controls
    NotHidden, ///< card: it has no Hidden
    HiddenNow, ///< card: it was hidden this turn
    UsedThisTurn, ///< card
    TooManyCards,
    BadDeck,
    NotBuilt, ///< def: a part of it is missing from the program
    NoMeaning,
    HiddenCard,
    Count,
};

using core::nothing;
using core::refuse;

[[nodiscard]] std::string_view reasonName(Reason why);
/// How many of its parameters are cards: the first ones.
[[nodiscard]] std::size_t cardsIn(Reason why);

} // namespace playmat::riftbound
