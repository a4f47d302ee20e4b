#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/lorcana/state/frames.h"
#include "engine/lorcana/state/types.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <type_traits>

/// The state of a game of Disney Lorcana: one value, trivially copyable, also in the middle of a
/// resolution. Copying it is the undo step, the look-ahead of a bot and the save.
namespace playmat::lorcana {

/// Bits of Card::status.
namespace status {
inline constexpr std::uint8_t Exerted = 1U << 0U;
inline constexpr std::uint8_t Drying = 1U << 1U;
inline constexpr std::uint8_t FaceDown = 1U << 2U; ///< of a card under another
inline constexpr std::uint8_t Shifted = 1U << 3U; ///< was played with Shift
inline constexpr std::uint8_t Shown0 = 1U << 4U; ///< player 0 looks at it, hidden as it is
inline constexpr std::uint8_t Shown1 = 1U << 5U;
inline constexpr std::uint8_t Returns = 1U << 6U; ///< Temporary Shift: at the end of the turn
inline constexpr std::uint8_t Mentioned = 1U << 7U; ///< scratch of one step
} // namespace status

/// A physical card. 24 bytes, no padding.
struct Card
{
    DefId def = 0;
    std::uint16_t serial = 0; ///< number of the object: a new one on each move (CR 7.1.6)
    Keywords keywords = 0; ///< derived
    Rules rules = 0; ///< derived
    Zone zone = Zone::Outside;
    PlayerId owner = 0;
    std::uint8_t status = 0;
    std::uint8_t damage = 0;
    CardId next = kNone; ///< in its zone, in order of arrival; decks from the top
    CardId prev = kNone;
    CardId under = kNone; ///< the card right below in its stack
    CardId on = kNone; ///< the top card of the stack that it is in; kNone for a top card
    CardId at = kNone; ///< the location where it is
    std::uint8_t used = 0; ///< bit i: its ability i was used this turn
    std::int8_t strength = 0; ///< derived; of a card out of play: as it last was in play
    std::int8_t willpower = 0; ///< derived
    std::int8_t lore = 0; ///< derived
    std::uint8_t challenger = 0; ///< derived
    std::uint8_t resist = 0; ///< derived
    std::uint8_t singer = 0; ///< derived: 0 = counts as its cost

    [[nodiscard]] bool is(std::uint8_t bit) const { return (status & bit) != 0; }
    [[nodiscard]] bool has(Keywords keyword) const { return (keywords & keyword) != 0; }
    [[nodiscard]] bool may(Rule rule) const { return (rules & ruleBit(rule)) != 0; }
    friend bool operator==(const Card &, const Card &) = default;
};
static_assert(sizeof(Card) == 24);

/// What a resolving ability remembers.
struct Context
{
    CardSet it; ///< what was chosen or affected last
    CardSet looked; ///< what is being looked at
    std::uint16_t sourceSerial = 0;
    std::uint16_t subjectSerial = 0;
    std::uint16_t otherSerial = 0;
    AbilityId ability = 0; ///< 0: an action's effect
    std::int16_t number = 0; ///< what the last effect came to
    std::int16_t amount = 0; ///< of the event that triggered it
    NameId name = 0; ///< the name that was named
    CardId source = kNone;
    CardId subject = kNone;
    CardId other = kNone;
    PlayerId controller = 0;
    PlayerId player = kNone; ///< the one that was chosen, or is meant now
    bool did = false; ///< whether the last effect was done completely (CR 6.1.5.1)
    bool undone = false; ///< whether anything was left undone: a limit is not used up (6.1.1)
    bool action = false; ///< it is the effect of an action
    bool used = false;
    std::array<std::uint8_t, 1> pad{};

    friend bool operator==(const Context &, const Context &) = default;
};
static_assert(sizeof(Context) == 72);

/// A triggered ability in the bag (CR 7.7).
struct BagEntry
{
    std::uint16_t id = 0;
    AbilityId ability = 0;
    std::uint16_t sourceSerial = 0;
    std::uint16_t subjectSerial = 0;
    std::uint16_t otherSerial = 0;
    std::int16_t amount = 0;
    CardId source = kNone;
    CardId subject = kNone;
    CardId other = kNone;
    PlayerId player = kNone;

    friend bool operator==(const BagEntry &, const BagEntry &) = default;
};

enum class EffectKind : std::uint8_t {
    None,
    Modify, ///< strength, willpower, lore and the node's keywords on the targets
    Rule, ///< the node's rule on the targets
    PlayerRule, ///< the node's rule on player `value`
    NextCost, ///< the next card of the node's filter costs its controller `value`
    Trigger, ///< the node's ability waits for something (CR 6.2.7)
    Cards, ///< the node's rule for all cards of its filter, also later ones (CR 6.4.2.1)
};

/// A lasting effect: one, however many cards it covers. It covers those that were there when it
/// resolved, as long as they are the same objects. What it does is read from the node that made it.
struct Effect
{
    NodeId node = 0;
    std::uint16_t targetSerial = 0;
    std::uint16_t from = 0; ///< the first turn in which it applies
    std::uint16_t until = 0; ///< the last turn; 65535: for good
    EffectKind kind = EffectKind::None;
    bool endsAtStart = false; ///< in the Ready step of `until`, not at its end
    CardId target = kNone; ///< the one card; kNone when they are many
    CardId source = kNone;
    std::uint8_t many = kNone; ///< index into State::sets
    PlayerId controller = 0;
    std::int8_t strength = 0;
    std::int8_t willpower = 0;
    std::int8_t lore = 0;
    std::int8_t value = 0;

    friend bool operator==(const Effect &, const Effect &) = default;
};
static_assert(sizeof(Effect) == 18);

/// The challenge in progress (CR 4.6); there is at most one.
struct ChallengeRecord
{
    CardId challenger = kNone;
    CardId defender = kNone;
    std::uint16_t challengerSerial = 0;
    std::uint16_t defenderSerial = 0;

    friend bool operator==(const ChallengeRecord &, const ChallengeRecord &) = default;
};

struct PlayerState
{
    std::uint8_t lore = 0;
    std::uint8_t inked = 0; ///< cards put into the inkwell by the turn action this turn
    std::uint8_t moreInks = 0; ///< derived: how many more than one may be
    std::uint8_t loreToWin = kLoreToWin; ///< derived
    std::uint8_t rules = 0; ///< derived: bits of players' rules, from EntersExerted on
    bool altered = false; ///< put cards back when altering the hand
    bool lost = false;
    std::uint8_t played = 0; ///< cards played this turn
    /// Scratch of one step: cards that arrived in the discard pile, on top and on the bottom of the
    /// deck together, whose order is open (CR 7.2.3, 7.6.3).
    std::array<std::uint8_t, 3> arrived{};
    std::uint8_t spare = 0;

    friend bool operator==(const PlayerState &, const PlayerState &) = default;
};

struct ZoneList
{
    CardId head = kNone;
    CardId tail = kNone;
    std::uint8_t count = 0;
    friend bool operator==(const ZoneList &, const ZoneList &) = default;
};

/// Five zones of cards for each player.
inline constexpr int kLists = 5 * kPlayers;
[[nodiscard]] constexpr std::size_t listOf(Zone zone, PlayerId player)
{
    return static_cast<std::size_t>(zone) * kPlayers + player;
}

struct State;
/// The first card of a set in the order of State::inOrder; the set must not be empty.
[[nodiscard]] CardId firstInOrder(const State &state, const CardSet &set);
/// Writes the cards of the set in that order, and returns how many there are.
std::size_t putInOrder(const State &state, const CardSet &set, std::array<CardId, kMaxCards> &out);

/// Aligned and ordered for copying: the cards, of which most games use half, at the end.
struct alignas(64) State
{
    std::array<Context, kMaxContexts> contexts{};
    std::array<CardSet, kMaxSets> sets{}; ///< of effects; an empty one is free
    core::Rng rng;
    Triggers listens = 0; ///< derived: at least what anything in play listens to
    core::FixedVector<Effect, kMaxEffects> effects;
    core::FixedVector<BagEntry, kMaxBag> bag; ///< in the order of their arrival
    core::FixedVector<Frame, kMaxFrames> stack;
    std::array<PlayerState, kPlayers> players{};
    ChallengeRecord challenge;
    std::uint16_t nextSerial = 1;
    std::uint16_t nextEntry = 1; ///< id of the next entry of the bag
    std::uint16_t resolving = 0; ///< id of the entry that resolves
    std::uint16_t turn = 0; ///< turns of both players
    std::uint16_t reads = 0; ///< derived: what static abilities in play look at
    BagEntry current; ///< the entry that resolves
    core::FixedVector<CardId, kMaxWaitingActions> waitingActions;
    std::array<ZoneList, kLists> lists{};
    std::uint8_t cardCount = 0;
    Phase phase = Phase::Setup;
    PlayerId active = 0;
    PlayerId firstPlayer = 0;
    PlayerId resolver = kNone; ///< who has the bag (CR 7.7.4)
    core::Questions questions = core::Questions::Needed;
    bool waiting = false; ///< a decision is open: the top frame asks
    bool derivedDirty = true; ///< derived values are stale
    bool tolls = false; ///< derived: anything in play adds to what quests, challenges or moves cost
    EndReason end = EndReason::None;
    PlayerId winner = kNone;
    Capacity full = Capacity::None; ///< which one suspended the game
    std::array<std::uint8_t, 10> pad{};
    std::array<Card, kMaxCards> cards{}; ///< the last of all: see become()

    /// Assigns the other to this; places of cards that neither of them has are not touched, for
    /// they are empty in both.
    void become(const State &other)
    {
        const std::size_t used = std::max(cardCount, other.cardCount);
        std::memcpy(static_cast<void *>(this), &other,
                    offsetof(State, cards) + used * sizeof(Card)); // NOLINT: trivially copyable
    }
    [[nodiscard]] const ZoneList &list(Zone z, PlayerId p) const { return lists[listOf(z, p)]; }
    [[nodiscard]] ZoneList &list(Zone z, PlayerId p) { return lists[listOf(z, p)]; }
    [[nodiscard]] int count(Zone z, PlayerId p) const { return list(z, p).count; }
    /// Calls f(card id) for each card of a zone, in order; f may move the card it is given.
    template <class F>
    void forEach(Zone z, PlayerId p, F &&f) const
    {
        for (CardId id = list(z, p).head; id != kNone;) {
            const CardId next = cards[id].next;
            f(id);
            id = next;
        }
    }
    /// The same for the cards in play, those of the active player first.
    template <class F>
    void forPlay(F &&f) const
    {
        forEach(Zone::Play, active, f);
        forEach(Zone::Play, opponentOf(active), f);
    }
    /// The same for the cards of a stack below its top, from the top down.
    template <class F>
    void forUnder(CardId top, F &&f) const
    {
        for (CardId id = cards[top].under; id != kNone;) {
            const CardId next = cards[id].under;
            f(id);
            id = next;
        }
    }
    /// Calls f(card id) for each card of a set, in the order in which something that happens to all
    /// of them at once is carried out; it depends only on what everybody can see. Where the order
    /// does not matter, CardSet::forEach is faster.
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
    /// The first of them in that order; the set must not be empty.
    [[nodiscard]] CardId firstOf(const CardSet &set) const
    {
        return set.several() ? firstInOrder(*this, set) : set.first();
    }
    [[nodiscard]] bool applies(const Effect &e) const { return e.from <= turn; }
    /// Whether the effect covers this card as it is now.
    [[nodiscard]] bool affects(const Effect &e, CardId id) const
    {
        return e.many != kNone ? sets[e.many].has(id)
                               : e.target == id && e.targetSerial == cards[id].serial;
    }
    template <class F>
    void forTargets(const Effect &e, F &&f) const
    {
        if (e.many != kNone)
            sets[e.many].forEach(f);
        else if (e.target != kNone && cards[e.target].serial == e.targetSerial)
            f(e.target);
    }
    [[nodiscard]] std::size_t usedSets() const
    {
        return static_cast<std::size_t>(
            std::count_if(sets.begin(), sets.end(), [](const CardSet &c) { return !c.empty(); }));
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
static_assert(sizeof(State) <= 8192, "8 KiB is the limit");

} // namespace playmat::lorcana
