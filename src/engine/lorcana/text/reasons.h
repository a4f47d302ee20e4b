#pragma once

#include "engine/core/reasons.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Why something is refused, and the rule that says so.
namespace playmat::lorcana {

/// The headless protocol names these in snake_case. Parameters: cards first, then numbers.
enum class Reason : std::uint16_t {
    None,
    GameOver,
    NotThisDecision, ///< something else must be decided first
    NoSuchOption, ///< option
    WrongCount, ///< chosen, least, most
    TwiceTheSame, ///< option
    WrongTotal, ///< total, least, most
    UnknownName,
    NotYourTurn, ///< player
    NotYours, ///< card
    NotInHand, ///< card
    NotInPlay, ///< card
    NoInkwellSymbol, ///< card
    AlreadyInked, ///< player
    NotEnoughInk, ///< card, price, ready
    CannotPlay, ///< card
    NotACharacter, ///< card
    IsDrying, ///< card
    IsExerted, ///< card
    IsReckless, ///< card
    CantQuest, ///< card
    CantChallenge, ///< card
    TargetReady, ///< target: only exerted characters can be challenged
    TargetYours, ///< target
    CantBeChallenged, ///< target
    HasEvasive, ///< target
    BodyguardFirst, ///< bodyguard
    NotALocation, ///< card
    AlreadyThere, ///< card, location
    CantMove, ///< card
    NotASong, ///< card
    CostTooLow, ///< singer, counts as, needed
    CantSing, ///< card
    NoShift, ///< card: it cannot be put there
    WrongBase, ///< card, base
    UsedThisTurn, ///< card
    CostNotPayable, ///< card
    MustChallengeFirst, ///< card: Reckless
    MustQuestFirst, ///< card
    TooFew, ///< total, needed: of singers
    BadPlace, ///< card: not where cards of its type can be
    NoDamageThere, ///< card
    NoDryingThere, ///< card
    NoExertingThere, ///< card
    TooManyCards,
    NotPlayable, ///< def: a part of it is missing from the program
    NoMeaning, ///< the gesture means nothing here
    HiddenCard,
    Count,
};

using core::nothing;
using core::refuse;

[[nodiscard]] std::string_view reasonName(Reason why);
/// How many of its parameters are cards: the first ones.
[[nodiscard]] std::size_t cardsIn(Reason why);

} // namespace playmat::lorcana
