#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/riftbound/state/frames.h"
#include "engine/riftbound/state/types.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <type_traits>

/// The state of a game of Riftbound: one value, trivially copyable, also in the middle of a
/// resolution. Copying it is the undo step, the look-ahead of a bot and the save.
namespace playmat::riftbound {

/// Bits of Card::status.
namespace status {
inline constexpr std::uint16_t Exhausted = 1U << 0U;
inline constexpr std::uint16_t Stunned = 1U << 1U;
inline constexpr std::uint16_t Buffed = 1U << 2U;
inline constexpr std::uint16_t Empowered = 1U << 3U;
inline constexpr std::uint16_t Token = 1U << 4U;
inline constexpr std::uint16_t HiddenThisTurn = 1U << 5U; ///< of a facedown card
inline constexpr std::uint16_t Attacker = 1U << 6U;
inline constexpr std::uint16_t Defender = 1U << 7U;
/// Its attack or defend triggers were checked in this combat.
inline constexpr std::uint16_t Designated = 1U << 8U;
inline constexpr std::uint16_t Marked = 1U << 9U; ///< scratch of one step
inline constexpr std::uint16_t Shown0 = 1U << 10U; ///< player 0 looks at it, hidden as it is
inline constexpr std::uint16_t Shown1 = 1U << 11U;
inline constexpr std::uint16_t Equipped = 1U << 12U; ///< derived: something is attached to it
inline constexpr std::uint16_t Designations = Attacker | Defender | Designated;
inline constexpr std::uint16_t Shown = Shown0 | Shown1;
} // namespace status

/// A physical card, a token, or an ability on the chain. 32 bytes, no padding.
struct Card
{
    DefId def = 0; ///< of an ability: of its source
    std::uint16_t serial
        = 0; ///< number of the object: a new one when it leaves or enters the board
    Keywords keywords; ///< derived
    std::uint16_t status = 0;
    std::uint16_t banishedBy = 0; ///< the object whose effect banished it
    CardId next = kNone; ///< in its list, in order of arrival; decks from the top
    CardId prev = kNone;
    Zone zone = Zone::Nowhere;
    std::uint8_t place = kNone; ///< the battlefield where it is, or whose facedown zone it is in
    PlayerId owner = 0;
    PlayerId controller = 0;
    Kind kind = Kind::Unit; ///< an ability, or what is printed
    CardId on = kNone; ///< the unit that it is attached to
    std::uint8_t damage = 0;
    std::uint8_t assigned = 0; ///< damage that is going to be dealt to it in this combat
    std::uint8_t moves = 0; ///< this turn
    std::uint8_t used = 0; ///< bit i: its ability i was used this turn
    std::int8_t might = 0; ///< derived; below zero where it is (143.2.b)
    std::int8_t baseMight = 0; ///< derived: before increases and decreases
    std::uint8_t assault = 0; ///< derived
    std::uint8_t shield = 0; ///< derived
    std::uint8_t deflect = 0; ///< derived
    std::uint8_t modes = 0; ///< bit i: its mode i was chosen this turn
    std::array<std::uint8_t, 2> pad{};

    [[nodiscard]] bool is(std::uint16_t bit) const { return (status & bit) != 0; }
    [[nodiscard]] bool has(Kw keyword) const { return keywords.has(keyword); }
    void set(std::uint16_t bit, bool value = true)
    {
        status = static_cast<std::uint16_t>(value ? status | bit : status & ~bit);
    }
    friend bool operator==(const Card &, const Card &) = default;
};
static_assert(sizeof(Card) == 32);

/// Something that was chosen: a card, a player or a list, in one of the groups of a text.
struct Target
{
    enum class What : std::uint8_t { None, Card, Player, List };
    What what = What::None;
    std::uint8_t id = kNone;
    std::uint8_t group = 0;
    std::uint8_t spare = 0;
    std::uint16_t serial = 0; ///< of the card then: another one is another object (359.3.e.4)

    friend bool operator==(const Target &, const Target &) = default;
};

/// What an item of the chain has chosen and what is remembered while it resolves.
struct Context
{
    CardSet it; ///< what was affected last
    core::FixedVector<Target, kMaxTargets> targets;
    std::uint16_t sourceSerial = 0;
    std::uint16_t subjectSerial = 0;
    AbilityId ability = 0; ///< 0: what a spell does
    std::int16_t number = 0; ///< what the last effect came to
    CardId source = kNone;
    CardId subject = kNone; ///< of the event that triggered it
    PlayerId controller = 0;
    std::uint8_t place = kNone; ///< of that event: "here" of a battlefield
    std::uint8_t mode = kNone;
    std::uint8_t paid = 0; ///< bits of optional additional costs that were chosen
    bool killed = false; ///< the last effect killed something
    bool did = false; ///< the last effect was done
    bool used = false;
    std::uint8_t hidden = kNone; ///< played from the facedown zone of that battlefield
    std::uint8_t fromCard = kNone; ///< what was discarded or killed as a cost
    PlayerId itsPlayer = kNone; ///< who controlled the first of `it`, before the effect
    std::uint8_t firstGroup = 0; ///< of targets, of this execution (820.2)
    std::array<std::uint8_t, 1> pad{};

    friend bool operator==(const Context &, const Context &) = default;
};
static_assert(sizeof(Context) == 96 && std::has_unique_object_representations_v<Context>);

/// A triggered ability that waits to be put on the chain (383).
struct Trigger
{
    AbilityId ability = 0;
    std::uint16_t sourceSerial = 0;
    std::uint16_t subjectSerial = 0;
    CardId source = kNone;
    CardId subject = kNone;
    PlayerId controller = 0;
    std::uint8_t place = kNone;

    friend bool operator==(const Trigger &, const Trigger &) = default;
};

/// An item of the chain, of which the card in the zone is the face.
struct ChainItem
{
    CardId card = kNone;
    PlayerId controller = 0;
    std::uint8_t ctx = kNone;
    bool pending = true;
    AbilityId ability = 0; ///< 0: the card itself
    ListId to = kNone; ///< where a unit goes
    std::uint8_t played = 0; ///< it was played or activated, not triggered
    Cost cost{}; ///< what is to be paid
    std::array<std::uint8_t, 2> pad{};

    friend bool operator==(const ChainItem &, const ChainItem &) = default;
};
static_assert(sizeof(ChainItem) == 20);

enum class EffectKind : std::uint8_t {
    None,
    Might, ///< so much more on the target
    BaseMight, ///< as if that were printed
    Keyword, ///< the target has it, with a number
    Tag,
    EnterReady, ///< units that the controller plays enter ready
    Protect, ///< the next time it would die it is healed, exhausted and recalled instead
    Buffs, ///< buffs of the controller's units count so much more
    Later, ///< a delayed ability, at the end of the turn; its number is `targetSerial`
};

/// An effect that lasts, on one card or on a player.
struct Effect
{
    std::uint16_t targetSerial = 0;
    std::uint16_t until = 0; ///< the last turn; 65535: as long as the object
    EffectKind kind = EffectKind::None;
    CardId target = kNone; ///< kNone: it is about the controller
    CardId source = kNone;
    PlayerId controller = 0;
    std::int8_t value = 0;
    std::int8_t least = -128; ///< a decrease stops there
    std::uint8_t word = 0; ///< the keyword or tag
    bool combat = false; ///< it ends with the combat

    friend bool operator==(const Effect &, const Effect &) = default;
};
static_assert(sizeof(Effect) == 12);

inline constexpr std::uint16_t kForGood = 65535;

struct PlayerState
{
    std::uint8_t points = 0;
    std::uint8_t xp = 0;
    std::uint8_t played = 0; ///< cards finalized this turn (812.1.c)
    std::uint8_t discarded = 0; ///< cards this turn
    std::uint8_t turns = 0; ///< that the player has begun, up to 255
    std::uint8_t mulligan = 0; ///< cards set aside
    std::uint8_t spellDiscount = 0; ///< derived: energy less for spells, down to 1
    std::uint8_t bonus = 0; ///< derived: bonus damage of spells and abilities
    std::uint8_t unitsReady = 0; ///< derived: something has other units enter ready
    std::uint8_t buffs = 0; ///< derived: so much more for each buffed unit
    Pool pool;

    friend bool operator==(const PlayerState &, const PlayerState &) = default;
};

/// A battlefield.
struct Place
{
    CardId card = kNone;
    PlayerId controller = kNone;
    PlayerId contestedBy = kNone; ///< who applied Contested
    std::uint8_t scoredBy = 0; ///< bits of players, this turn
    bool showdownStaged = false;
    bool combatStaged = false;
    std::uint8_t bonus = 0; ///< derived: bonus damage to units here
    std::int8_t might = 0; ///< derived: of units here

    friend bool operator==(const Place &, const Place &) = default;
};

/// The showdown in progress; there is at most one.
struct Showdown
{
    std::uint8_t place = kNone;
    bool combat = false;
    PlayerId attacker = kNone;
    PlayerId defender = kNone;
    PlayerId focus = kNone;
    std::uint8_t passed = 0; ///< bits of players
    bool fighting = false; ///< the damage step has begun
    std::uint8_t spare = 0;

    [[nodiscard]] bool going() const { return place != kNone; }
    friend bool operator==(const Showdown &, const Showdown &) = default;
};

struct ZoneList
{
    CardId head = kNone;
    CardId tail = kNone;
    std::uint8_t count = 0;
    friend bool operator==(const ZoneList &, const ZoneList &) = default;
};

struct State;
/// Writes the cards of the set in the order of State::inOrder, and returns how many there are.
std::size_t putInOrder(const State &state, const CardSet &set, std::array<CardId, kMaxCards> &out);

/// Aligned and ordered for copying: the cards, of which most games use two thirds, at the end.
struct alignas(64) State
{
    std::array<Context, kMaxContexts> contexts{};
    core::Rng rng;
    Triggers listens; ///< derived: at least what anything on the board listens to
    core::FixedVector<Effect, kMaxEffects> effects;
    core::FixedVector<Trigger, kMaxTriggers> triggers; ///< in the order of their events
    core::FixedVector<ChainItem, kMaxChain> chain; ///< the oldest first
    core::FixedVector<Frame, kMaxFrames> stack;
    std::array<PlayerState, kPlayers> players{};
    std::array<Place, kMaxPlaces> places{};
    Showdown showdown;
    std::uint16_t nextSerial = 1;
    std::uint16_t turn = 0; ///< turns of both players
    std::array<ZoneList, kLists> lists{};
    std::uint8_t placeCount = 0;
    std::uint8_t cardCount = 0;
    Phase phase = Phase::Setup;
    PlayerId turnPlayer = 0;
    PlayerId firstPlayer = 0;
    std::uint8_t victoryScore = kVictoryScore;
    core::Questions questions = core::Questions::Needed;
    bool waiting = false; ///< a decision is open: the top frame asks
    bool derivedDirty = true; ///< derived values are stale
    bool resolving = false; ///< an item of the chain resolves
    EndReason end = EndReason::None;
    PlayerId winner = kNone;
    Capacity full = Capacity::None; ///< which one suspended the game
    std::uint8_t burnouts = 0; ///< in a row
    PlayerId scorer = kNone; ///< scratch
    std::array<std::uint8_t, 19> pad{};
    std::array<Card, kMaxCards> cards{}; ///< the last of all: see become()

    /// Assigns the other to this; places of cards that neither of them has are not touched, for
    /// they are empty in both.
    void become(const State &other)
    {
        const std::size_t used = std::max(cardCount, other.cardCount);
        std::memcpy(static_cast<void *>(this), &other,
                    offsetof(State, cards) + used * sizeof(Card)); // NOLINT: trivially copyable
    }
    [[nodiscard]] const ZoneList &list(Zone z, std::uint8_t holder = 0) const
    {
        return lists[listOf(z, holder)];
    }
    [[nodiscard]] int count(Zone z, std::uint8_t holder = 0) const { return list(z, holder).count; }
    /// Calls f(card id) for each card of a list, in order; f may move the card it is given.
    template <class F>
    void forEach(Zone z, std::uint8_t holder, F &&f) const
    {
        for (CardId id = list(z, holder).head; id != kNone;) {
            const CardId next = cards[id].next;
            f(id);
            id = next;
        }
    }
    /// The same for the permanents and runes on the board, those of the turn player's base first.
    template <class F>
    void forBoard(F &&f) const
    {
        for (int i = 0; i < kPlayers; ++i)
            forEach(Zone::Base, static_cast<PlayerId>((turnPlayer + i) % kPlayers), f);
        for (std::uint8_t place = 0; place < placeCount; ++place)
            forEach(Zone::Battlefield, place, f);
    }
    template <class F>
    void forAttached(CardId unit, F &&f) const
    {
        const ListId where = listIdOf(unit);
        forEach(zoneOf(where), holderOf(where), [&](CardId id) {
            if (cards[id].on == unit)
                f(id);
        });
    }
    /// The list that a card is in.
    [[nodiscard]] ListId listIdOf(CardId id) const
    {
        const Card &c = cards[id];
        switch (c.zone) {
        case Zone::Battlefield:
        case Zone::Facedown:
            return listOf(c.zone, c.place);
        case Zone::Base:
            return listOf(c.zone, c.controller);
        case Zone::Chain:
        case Zone::Battlefields:
            return listOf(c.zone, 0);
        default:
            return listOf(c.zone, c.owner);
        }
    }
    /// Calls f(card id) for each card of a set, in the order in which something that happens to all
    /// of them at once is carried out; it depends only on what everybody can see.
    template <class F>
    void inOrder(const CardSet &set, F &&f) const
    {
        if (!set.several()) {
            set.forEach(f);
            return;
        }
        std::array<CardId, kMaxCards> ids; // NOLINT: filled as far as it is read
        const std::size_t count = putInOrder(*this, set, ids);
        for (std::size_t i = 0; i < count; ++i)
            f(ids[i]);
    }
    /// Whether the effect is about this card as it is now.
    [[nodiscard]] bool affects(const Effect &e, CardId id) const
    {
        return e.target == id && e.targetSerial == cards[id].serial;
    }
    [[nodiscard]] ChainItem *itemOf(CardId card)
    {
        ChainItem *at = std::find_if(chain.begin(), chain.end(),
                                     [&](const ChainItem &item) { return item.card == card; });
        return at == chain.end() ? nullptr : at;
    }
    [[nodiscard]] const ChainItem *itemOf(CardId card) const
    {
        return const_cast<State *>(this)->itemOf(card); // NOLINT: returned as const
    }
    [[nodiscard]] std::size_t usedContexts() const
    {
        return static_cast<std::size_t>(std::count_if(contexts.begin(), contexts.end(),
                                                      [](const Context &c) { return c.used; }));
    }
    friend bool operator==(const State &, const State &) = default;
};

static_assert(std::is_trivially_copyable_v<State> && std::is_standard_layout_v<State>);
static_assert(offsetof(State, cards) + sizeof(State::cards) == sizeof(State));
static_assert(std::has_unique_object_representations_v<State>, "hash works on the bytes");
static_assert(sizeof(State) <= 12288, "12 KiB is the limit");

} // namespace playmat::riftbound
