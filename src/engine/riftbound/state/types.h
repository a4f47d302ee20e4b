#pragma once

#include "engine/core/bits.h"
#include "engine/core/card_set.h"
#include "engine/core/decision.h"
#include "engine/riftbound/state/limits.h"
#include "engine/riftbound/state/zones.h"

#include <array>
#include <cstdint>

/// The words of Riftbound that state, language and rules share.
namespace playmat::riftbound {

using CardSet = core::CardSet<192>;

inline constexpr int kPlayers = 2;
inline constexpr int kOpeningHand = 4; // 114
inline constexpr int kVictoryScore = 8; // 480
inline constexpr int kRunesInDeck = 12; // 103.3

using DefId = std::uint16_t; ///< a printed card: index into CardDb; 0 = none
using TagId = std::uint8_t; ///< a tag; 0 = none
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

/// A list of cards: a kind of zone and whose it is, a player, a battlefield or nobody.
using ListId = std::uint8_t;
inline constexpr int kHolders = 4;
inline constexpr std::size_t kLists = static_cast<std::size_t>(Zone::Nowhere) * kHolders;
[[nodiscard]] constexpr ListId listOf(Zone zone, std::uint8_t holder)
{
    return static_cast<ListId>(static_cast<int>(zone) * kHolders + holder);
}
[[nodiscard]] constexpr Zone zoneOf(ListId list)
{
    return static_cast<Zone>(list / kHolders);
}
[[nodiscard]] constexpr std::uint8_t holderOf(ListId list)
{
    return static_cast<std::uint8_t>(list % kHolders);
}

enum class Domain : std::uint8_t { Fury, Calm, Mind, Body, Chaos, Order };
inline constexpr int kDomains = 6;
inline constexpr std::uint8_t kAllDomains = 0x3F;

/// Keywords that a card has right now (805–829).
enum class Kw : std::uint8_t {
    Accelerate,
    Action,
    Ambush,
    Assault,
    Backline,
    Deathknell,
    Deflect,
    Empower,
    Equip,
    Flow,
    Ganking,
    Hidden,
    Hunt,
    Legion,
    Level,
    QuickDraw,
    Reaction,
    Repeat,
    Shield,
    Tank,
    Temporary,
    Unique,
    Vision,
    Weaponmaster,
};
inline constexpr int kKeywords = 24;
using Keywords = core::Bits<32>;
using Tags = core::Bits<192>;

/// What abilities wait for, as bits (language/ability.h).
using Triggers = core::Bits<32>;

/// What has to be paid: energy, and power of a domain, of any, or of one of two.
struct Cost
{
    std::uint8_t energy = 0;
    std::array<std::uint8_t, kDomains> power{};
    std::uint8_t any = 0;
    std::uint8_t either = 0; ///< power of one of the domains `eitherOf`
    std::uint8_t eitherOf = 0;

    [[nodiscard]] int powerOf(int domain) const { return power[static_cast<std::size_t>(domain)]; }
    [[nodiscard]] int allPower() const
    {
        int sum = any + either;
        for (const std::uint8_t n : power)
            sum += n;
        return sum;
    }
    [[nodiscard]] bool free() const { return energy == 0 && allPower() == 0; }
    /// Adds pips that are paid with power of these domains: of none, with any.
    void addPips(std::uint8_t domains, int pips);
    Cost &operator+=(const Cost &other);
    friend bool operator==(const Cost &, const Cost &) = default;
};

/// What a player can pay with until it is empty (166).
struct Pool
{
    std::uint8_t energy = 0;
    std::array<std::uint8_t, kDomains> power{};
    std::uint8_t any = 0; ///< power that counts as any domain
    std::uint8_t spellEnergy = 0; ///< of use only to play spells

    [[nodiscard]] bool empty() const { return *this == Pool{}; }
    friend bool operator==(const Pool &, const Pool &) = default;
};

/// What an option of a decision means. The protocol writes these in snake_case.
enum class OptionKind : std::uint8_t {
    Play,
    Hide,
    Move,
    Ability,
    Add,
    EndTurn,
    Pass,
    Card,
    Player,
    Zone,
    Mode,
    Number,
    Cost,
    Trigger,
    Pool,
    Exhaust,
    Recycle,
    Yes,
    No,
};

/// What a decision is about; `window` and `purpose` of the protocol follow from it.
enum class Prompt : std::uint16_t {
    None,
    Main, ///< an action in a Neutral Open state
    Focus, ///< … in a Showdown Open one
    Priority, ///< … in a Closed one
    Mulligan,
    Battlefield, ///< which one is brought into a match
    Trigger, ///< whether a triggered ability is used
    Costs, ///< which optional additional costs are paid
    Mode,
    Number,
    Target,
    Destination, ///< where a unit will move
    CostCards, ///< what a cost is paid with
    Pay,
    Showdown, ///< which staged showdown begins
    TriggerOrder, ///< in what order triggered abilities go on the chain
    OrderTop,
    OrderBottom,
    Replacements,
    CombatDamage,
    SplitDamage,
    Effect, ///< what is chosen while an effect resolves
    EffectMay, ///< whether a part of an effect is done
};

enum class EndReason : std::uint8_t { None, VictoryScore, BurnOut, Card, Concede, Suspended };

enum class Phase : std::uint8_t {
    Setup,
    Awaken,
    Beginning,
    Channel,
    Draw,
    Main,
    Ending,
    Over,
};

/// Facts that are told. The protocol writes these in snake_case.
enum class Ev : std::uint8_t {
    CardMoved,
    TurnStarted,
    TurnEnded,
    PhaseStarted,
    Readied,
    Exhausted,
    Channeled,
    Drawn,
    Discarded,
    Recycled,
    Revealed,
    Shuffled,
    BurnedOut,
    Played,
    Hidden,
    Moved,
    Recalled,
    ResourcesAdded,
    ResourcesPaid,
    PoolEmptied,
    ChainAdded,
    ChainResolved,
    Countered,
    TriggerPending,
    PriorityPassed,
    FocusPassed,
    Contested,
    ShowdownOpened,
    ShowdownClosed,
    CombatStarted,
    DamageAssigned,
    DamageDealt,
    Healed,
    CombatEnded,
    ControlChanged,
    Conquered, ///< a battlefield was scored, by gaining control of it
    Held, ///< …, in the scoring step
    PointsGained,
    Killed,
    Banished,
    Buffed,
    BuffSpent,
    Stunned,
    Attached,
    TokenCreated,
    Chosen,
    Concealed, ///< a card that was shown is hidden again
    GameOver,
};

} // namespace playmat::riftbound
