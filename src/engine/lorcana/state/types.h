#pragma once

#include "engine/core/card_set.h"
#include "engine/core/decision.h"
#include "engine/lorcana/state/limits.h"
#include "engine/lorcana/state/zones.h"

#include <array>
#include <cstdint>

/// The words of Disney Lorcana that state, language and rules share.
namespace playmat::lorcana {

using CardSet = core::CardSet<192>;

inline constexpr int kPlayers = 2;
inline constexpr int kOpeningHand = 7; // CR 2.2.1.4
inline constexpr int kLoreToWin = 20; // CR 1.8.1.1

using DefId = std::uint16_t; ///< a printed card: index into CardDb; 0 = none
using NameId = std::uint16_t; ///< a name, wherever it stands; 0 = none
using ClassId = std::uint8_t; ///< a classification; 0 = none
using FilterId = std::uint16_t;
using SelId = std::uint16_t;
using AmountId = std::uint16_t;
using CondId = std::uint16_t;
using NodeId = std::uint16_t;
using AbilityId = std::uint16_t;

/// The next of a player's opponents, with two seats the only one.
[[nodiscard]] constexpr PlayerId opponentOf(PlayerId player)
{
    return core::nextPlayer(player, kPlayers);
}

[[nodiscard]] constexpr std::uint8_t playerBit(PlayerId player)
{
    return static_cast<std::uint8_t>(1U << player);
}

/// What abilities wait for, as bits (language/ability.h).
using Triggers = std::uint32_t;

/// Ink types as bits: the order in which they are printed on every list.
inline constexpr int kInks = 6;

/// Keywords a card has right now, as bits (CR 8). Their numbers stand beside them.
using Keywords = std::uint16_t;
namespace kw {
inline constexpr Keywords Alert = 1U << 0U;
inline constexpr Keywords Bodyguard = 1U << 1U;
inline constexpr Keywords Boost = 1U << 2U;
inline constexpr Keywords Challenger = 1U << 3U;
inline constexpr Keywords Evasive = 1U << 4U;
inline constexpr Keywords Reckless = 1U << 5U;
inline constexpr Keywords Resist = 1U << 6U;
inline constexpr Keywords Rush = 1U << 7U;
inline constexpr Keywords Shift = 1U << 8U; ///< any kind of it
inline constexpr Keywords Singer = 1U << 9U;
inline constexpr Keywords SingTogether = 1U << 10U;
inline constexpr Keywords Support = 1U << 11U;
inline constexpr Keywords Vanish = 1U << 12U;
inline constexpr Keywords Ward = 1U << 13U;
} // namespace kw
inline constexpr int kKeywords = 14;

/// What is forbidden to or allowed for a card right now, as bits; each one that the protocol names
/// has a row in language/vocabulary.cpp.
enum class Rule : std::uint8_t {
    CantQuest,
    CantChallenge,
    CantBeChallenged,
    CantReady,
    CantReadyAtStart, ///< in its player's Ready step alone
    CantSing,
    CantExert,
    CantMove,
    CantBeDamaged,
    MustQuest,
    ChallengeReady, ///< may challenge ready characters
    QuestDrying, ///< may quest while drying
    CantBeChallengedBy, ///< … by what a filter means
    // of players, or of a card that is being played
    EntersExerted = 16,
    MayEnterExerted,
    MoreInk, ///< may ink additional cards
    CantPlay, ///< … what a filter means
    CantGainLore,
    SkipDraw,
    LoreToWin, ///< the number changes
    None = 255,
};
using Rules = std::uint16_t; ///< bits 1 << Rule of a card
[[nodiscard]] constexpr Rules ruleBit(Rule rule)
{
    return static_cast<Rules>(1U << static_cast<unsigned>(rule));
}

/// How a card is played (CR 4.3.2). The protocol writes these in snake_case.
enum class PlayWay : std::uint8_t { Ink, Shift, Sing, SingTogether, Free, Other };

/// The kinds of Shift (CR 8.10.8), as bits; several on one ability must all hold (8.10.9).
namespace shift {
inline constexpr std::uint8_t Name = 1U << 0U; ///< a character of the same name
inline constexpr std::uint8_t Class = 1U << 1U; ///< … with a classification
inline constexpr std::uint8_t Universal = 1U << 2U; ///< any character
inline constexpr std::uint8_t Two = 1U << 3U; ///< Duo: two characters, one for each name
inline constexpr std::uint8_t OneOrTwo = 1U << 4U; ///< Combo
inline constexpr std::uint8_t Temporary = 1U << 5U; ///< returns to hand at the end of the turn
inline constexpr std::uint8_t Item = 1U << 6U; ///< an item of the classification's name: Potato
} // namespace shift

/// What an option of a decision means. The protocol writes these in snake_case.
enum class OptionKind : std::uint8_t {
    Ink,
    Play,
    Quest,
    Challenge,
    Move,
    Ability,
    EndTurn,
    Card,
    Player,
    Mode,
    Number,
    Trigger,
    Yes,
    No,
};

/// What a decision is about; `reason` and `to` of the protocol follow from it.
enum class Prompt : std::uint16_t {
    None,
    Action,
    FirstPlayer,
    Mulligan,
    NextTrigger, ///< which of the player's triggered abilities resolves next
    Targets, ///< which cards an effect is done to
    May, ///< whether an optional effect is done
    MayIfItFits, ///< the same about what only its player sees: asked even when it cannot be done
    EnterExerted, ///< whether the card enters play exerted
    Discard, ///< which cards of the hand are discarded
    TakeToHand, ///< of those looked at: put into the hand
    PutOnTop, ///< … on top of the deck
    PutOnBottom, ///< … on the bottom
    OrderTop, ///< in what order they lie on top; without a source: by the rules, not by an effect
    OrderBottom,
    OrderDiscard, ///< of cards that reach a discard pile together
    ReturnToHand, ///< from a discard pile
    PutIntoInkwell, ///< from the hand
    Number, ///< how much of something
    Mode,
    Player,
    NameCard,
    PlayCard, ///< which card is played by an effect
    Singers, ///< who sings together
    OtherBase, ///< the second character under one with Duo or Combo Shift
    PayDiscard, ///< what is discarded as a cost
    PayBanish,
    PayExert,
    Distribute,
    Replacement, ///< which replacement effect is applied next
};

enum class EndReason : std::uint8_t { None, Lore, DeckEmpty, Concede, Suspended };

/// Facts that are told. The protocol writes these in snake_case.
enum class Ev : std::uint8_t {
    CardMoved,
    Drawn,
    CardPlayed,
    Inked,
    Quested,
    LoreChanged,
    ChallengeDeclared,
    ChallengeEnded,
    DamageDealt,
    DamagePut,
    DamageRemoved,
    DamageMoved,
    Banished,
    Exerted,
    Readied,
    Sang,
    MovedToLocation,
    PutUnder,
    Discarded,
    Revealed,
    Shuffled,
    CardNamed,
    TriggerPending,
    AbilityUsed,
    AbilityResolved,
    Chosen,
    StepStarted,
    PhaseStarted,
    TurnStarted,
    TurnEnded,
    GameOver,
    Concealed, ///< a card that was shown is hidden again
};

enum class Phase : std::uint8_t { Setup, Beginning, Main, End, Over };

} // namespace playmat::lorcana
