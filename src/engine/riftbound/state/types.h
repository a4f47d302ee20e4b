#pragma once

#include "engine/core/bits.h"
#include "engine/core/card_set.h"
#include "engine/core/decision.h"
#include "engine/riftbound/state/limits.h"
#include "engine/riftbound/state/zones.h"

#include <array>
#include <cstdint>

/// The vocabulary of Riftbound that state, language and rules share.
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

/// The next opponent in turn order; with two players, the only one.
[[nodiscard]] constexpr PlayerId opponentOf(PlayerId player)
{
    return core::nextPlayer(player, kPlayers);
}

[[nodiscard]] constexpr std::uint8_t playerBit(PlayerId player)
{
    return static_cast<std::uint8_t>(1U << player);
}

/// A list of cards: a kind of zone and its holder, which is a player, a battlefield or nobody.
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

/// Keywords that a card can have (805–829).
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

/// Events that trigger abilities, as bits (language/ability.h).
using Triggers = core::Bits<64>;

/// A cost: energy, and power of a given domain, of any domain, or of either of two.
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
    /// Adds pips that power of these domains can pay; without domains, power of any domain.
    void addPips(std::uint8_t domains, int pips);
    Cost &operator+=(const Cost &other);
    friend bool operator==(const Cost &, const Cost &) = default;
};

/// Resources that a player can spend until the pool is emptied (166).
struct Pool
{
    std::uint8_t energy = 0;
    std::array<std::uint8_t, kDomains> power{};
    std::uint8_t any = 0; ///< power that counts as any domain
    std::uint8_t spellEnergy = 0; ///< only for playing spells
    std::uint8_t spellAny = 0; ///< power of any domain, only for playing spells

    [[nodiscard]] bool empty() const { return *this == Pool{}; }
    friend bool operator==(const Pool &, const Pool &) = default;
};

/// The meaning of a decision's option. The protocol writes these in snake_case.
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

/// The subject of a decision; determines `window` and `purpose` in the protocol.
enum class Prompt : std::uint16_t {
    None,
    Main, ///< an action in a Neutral Open state
    Focus, ///< an action in a Showdown Open state
    Priority, ///< an action in a Closed state
    Mulligan,
    Battlefield, ///< the battlefield to bring into a game of a match
    Trigger, ///< whether to use a triggered ability
    Costs, ///< the optional additional costs to pay
    Mode,
    Number,
    Target,
    Destination, ///< the destination of a unit's move
    CostCards, ///< the cards to pay a cost with
    Pay,
    Showdown, ///< the next staged showdown to begin
    TriggerOrder, ///< the order in which triggered abilities go on the chain
    OrderTop,
    OrderBottom,
    Replacements,
    CombatDamage,
    SplitDamage,
    Effect, ///< a choice made while an effect resolves
    EffectMay, ///< whether to carry out a part of an effect
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

/// Events reported to viewers. The protocol writes these in snake_case.
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
    Conquered, ///< a player scored a battlefield by gaining control of it
    Held, ///< a player scored a battlefield in the scoring step
    PointsGained,
    Killed,
    Banished,
    Buffed,
    BuffSpent,
    Stunned,
    Attached,
    Detached,
    EmpoweredChanged, ///< amount 1: the card became Empowered
    XpChanged,
    TokenCreated,
    Chosen,
    Concealed, ///< a revealed card is hidden again
    GameOver,
};

} // namespace playmat::riftbound
