#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/core/zone.h"
#include "engine/swu/state/frames.h"
#include "engine/swu/state/history.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <type_traits>

/// The state of a game of Star Wars: Unlimited: one value, trivially copyable, also in the middle
/// of a resolution. Copying it is the undo step, the look-ahead of a bot and the save.
namespace playmat::swu {

/// Bits of Card::status.
namespace status {
inline constexpr std::uint8_t Exhausted = 1U << 0U;
inline constexpr std::uint8_t FaceDown = 1U << 1U; ///< resources
inline constexpr std::uint8_t Deployed = 1U << 2U; ///< leader on its unit side
inline constexpr std::uint8_t EpicUsed = 1U << 3U; ///< survives leaving play (CR 7.2.4)
/// Chosen by a search: still in the deck zone, but no longer in the deck (CR 8.26.7). The two bits
/// count from 1 how deep that search lies within others.
inline constexpr std::uint8_t Found = 3U << 4U;
inline constexpr std::uint8_t FoundOnce = 1U << 4U;
inline constexpr std::uint8_t Blank = 1U << 6U; ///< derived: has lost all abilities (CR 8.14)
inline constexpr std::uint8_t LeaderUnit = 1U << 7U; ///< derived: is a leader unit
} // namespace status

/// Card::marks: the history of this object; cleared when it becomes a new object.
using CardMarks = core::Bits<32>;
namespace mark {
inline constexpr CardMarks AttackedThisPhase = CardMarks::of(0);
inline constexpr CardMarks ArrivedThisPhase = CardMarks::of(1); ///< played, deployed or created
inline constexpr CardMarks EnteredThisRound = CardMarks::of(2);
inline constexpr CardMarks DefeatedThisPhase = CardMarks::of(3); ///< and lies in the discard pile
/// A bit for each player who has put an upgrade on it this round.
inline constexpr CardMarks UpgradedBy = CardMarks::ofWord(15U << 4U);
[[nodiscard]] constexpr CardMarks upgradedBy(PlayerId player)
{
    return CardMarks::of(4 + player);
}
inline constexpr CardMarks DamagedBase = CardMarks::of(8); ///< it dealt damage to one this phase
/// On a base: this phase its player discarded a card from their hand or deck.
inline constexpr CardMarks Discarded = CardMarks::of(9);
/// On a unit: it dealt damage to a base of an opponent of its controller this phase.
inline constexpr CardMarks DamagedEnemyBase = Discarded;
inline constexpr CardMarks HurtInCombat = CardMarks::of(10); ///< by the last damage dealt to it
/// Whether to prevent the damage that is about to be dealt to the card has been decided …
inline constexpr CardMarks Decided = CardMarks::of(11);
inline constexpr CardMarks Spared = CardMarks::of(12); ///< … and the damage is prevented
inline constexpr CardMarks MetDamage
    = CardMarks::of(13); ///< damage would have been dealt to it this phase
/// How often its ability that may be used three times a game has been used, two bits.
inline constexpr unsigned kUsesShift = 14;
inline constexpr CardMarks Uses = CardMarks::ofWord(3U << kUsesShift);
// derived from constant abilities and lasting effects
inline constexpr CardMarks CantBeAttacked = CardMarks::of(16);
inline constexpr CardMarks CantAttackBases = CardMarks::of(17);
inline constexpr CardMarks CantReady = CardMarks::of(18);
inline constexpr CardMarks AttacksGround = CardMarks::of(19);
inline constexpr CardMarks AttacksSpace = CardMarks::of(20);
inline constexpr CardMarks DealsFirst = CardMarks::of(21);
inline constexpr CardMarks SurvivesNoHp = CardMarks::of(22);
inline constexpr CardMarks HasGained
    = CardMarks::of(23); ///< a constant ability gives it an ability
/// By enemy card abilities.
inline constexpr CardMarks CantBeDefeated = CardMarks::of(24);
inline constexpr CardMarks CantBeReturned = CardMarks::of(25);
inline constexpr CardMarks CantChangeControl = CardMarks::of(26);
inline constexpr CardMarks CantAttack = CardMarks::of(27);
inline constexpr CardMarks CantBeExhausted = CardMarks::of(28); ///< by enemy card abilities
inline constexpr CardMarks NoRegroupReady = CardMarks::of(29);
inline constexpr CardMarks DealsByHp = CardMarks::of(30);
inline constexpr CardMarks Derived = CardMarks::ofWord(0x7FFF0000U);
inline constexpr CardMarks HurtThisPhase = CardMarks::of(31); ///< damage was dealt to it
/// Of a card out of play, where nothing is derived: it was an upgrade when it left.
inline constexpr CardMarks LeftAsUpgrade = HasGained;
} // namespace mark

/// A physical card. 28 bytes, no padding.
struct Card
{
    DefId def = 0; ///< the side that is up
    std::uint16_t serial
        = 0; ///< number of the object: a new one after each entry into play (CR 8.5.4)
    Keywords keywords{}; ///< derived
    CardMarks marks{};
    Zone zone = Zone::Aside;
    PlayerId owner = 0;
    PlayerId controller = 0;
    std::uint8_t status = 0;
    std::uint8_t damage = 0;
    CardId host = kNone; ///< what it is attached to, or its captor
    CardId next = kNone; ///< in its zone, in order of arrival; decks from the top
    CardId prev = kNone;
    CardId firstUpgrade = kNone; ///< attached cards in order
    CardId firstCaptive = kNone;
    std::uint8_t usedRound = 0; ///< bit i: its ability i was used this round
    std::uint8_t power = 0; ///< derived; of a card out of play: as it last was in play (CR 8.11)
    std::uint8_t hp = 0; ///< derived maximum
    std::uint8_t raid = 0; ///< derived
    std::uint8_t restore = 0; ///< derived
    PlayerId lastController = kNone; ///< who controlled it when it left play

    /// How often its ability that may be used three times a game has been used.
    [[nodiscard]] unsigned uses() const { return (marks & mark::Uses).word() >> mark::kUsesShift; }
    [[nodiscard]] bool isFound() const { return (status & status::Found) != 0; }
    /// An upgrade has no values of its own; they say what it was attached to when it left play
    /// (CR 8.11).
    void leaveHost(CardId from, std::uint16_t fromSerial, bool together)
    {
        raid = static_cast<std::uint8_t>(from + 1);
        restore = together ? 1 : 0;
        power = static_cast<std::uint8_t>(fromSerial >> 8U);
        hp = static_cast<std::uint8_t>(fromSerial & 0xFFU);
    }
    [[nodiscard]] CardId lastHost() const
    {
        return static_cast<CardId>(raid - 1); // none is kNone
    }
    [[nodiscard]] std::uint16_t lastHostSerial() const
    {
        return static_cast<std::uint16_t>(power << 8U | hp);
    }
    [[nodiscard]] bool leftWith(CardId unit, std::uint16_t unitSerial) const
    {
        return restore == 1 && lastHost() == unit && lastHostSerial() == unitSerial;
    }

    friend bool operator==(const Card &, const Card &) = default;
};

/// What a resolving ability remembers.
struct Context
{
    CardSet it; ///< what was chosen or affected last
    CardId source = kNone;
    PlayerId controller = 0;
    std::uint16_t sourceSerial = 0;
    CardId a = kNone;
    CardId b = kNone;
    CardId c = kNone;
    CardId subject = kNone;
    AbilityId ability = 0;
    std::int16_t number = 0;
    std::int16_t triggerAmount = 0;
    PlayerId chosenPlayer = kNone;
    PlayerId itController = kNone;
    std::uint8_t did = 0; ///< the last effect was done in full
    std::uint8_t attack = kNone; ///< index of the attack that it belongs to
    std::uint8_t used = 0; ///< slot taken
    std::uint8_t dealer = kNone;
    std::uint8_t modes = 0; ///< bits of the modes that were chosen
    std::uint8_t hurt = 0; ///< of the last damage: a bit for each controller of a damaged unit
    std::int16_t dealt = 0; ///< how much damage the last effect dealt

    friend bool operator==(const Context &, const Context &) = default;
};

/// A waiting triggered ability, or a row of them in one entry (Records::foldTriggers). `layer`
/// 0 = not yet in a window. State::forTriggers gives them one by one.
struct Trigger
{
    AbilityId ability = 0;
    std::uint16_t sourceSerial = 0;
    std::int16_t amount = 0;
    CardId source = kNone;
    PlayerId controller = 0;
    CardId subject = kNone;
    std::uint8_t layer = 0;
    TriggerKind kind = TriggerKind::Ability;
    std::uint8_t attack = kNone;
    std::uint8_t many = kNone; ///< a row: index into State::sets
    std::uint8_t flags = 0; ///< bits below

    static constexpr std::uint8_t ManySources = 1U
        << 0U; ///< a row of sources, each its own subject; else of subjects
    static constexpr std::uint8_t AsDefeated = 1U << 1U; ///< used as "When Defeated"
    static constexpr std::uint8_t Agreed = 1U << 2U; ///< its player has said yes to it
    [[nodiscard]] bool is(std::uint8_t flag) const { return (flags & flag) != 0; }

    friend bool operator==(const Trigger &, const Trigger &) = default;
};

enum class EffectKind : std::uint8_t {
    None,
    Modify, ///< power() and hp(), and the node's keywords, raid, restore on the targets
    GainAbility,
    LoseAbilities,
    LoseKeywords,
    Rule, ///< the node's rule on the targets
    PlayerRule, ///< the node's rule on player, about `value`
    NextCost, ///< next card of the node's filter that player plays costs `value`
    Delayed, ///< node's body at its `when`
    Power, ///< power() alone: what an attack gives to its defender
    MayPlay, ///< player may play the targets from where they are, as the node says
    Redirect, ///< combat damage to the source is dealt to the target
    MustAttack, ///< the next action of player is an attack with the target, if it can
    Lends, ///< Support: the ability of number `value`
    LendsKeywords, ///< … keywords()
    LendsNumbers, ///< … Raid and Restore, as power() and hp()
    NextReady, ///< next unit of the node's filter that player plays enters ready
    NextGains, ///< … gains the node's keywords for this phase
    Prevents, ///< `value` of damage to the targets is prevented, 0: all of it
    ModifyAll, ///< Modify of all cards that fit the node's filter, whenever they came
    NextTime, ///< the node's ability triggers for the controller, once
    NextFree, ///< the next copy that player plays is free; targetSerial: its CardDef::identity
    NextExploit, ///< next card of the node's filter that player plays gains `value` Exploit
    LosesTraits, ///< the targets have none of the traits of the node's filter
};

/// A lasting or delayed effect (CR 7.7.3, 7.7.4): one, however many cards it covers. It covers
/// those that were there when it resolved, as long as they are the same objects (CR 8.5.4). What it
/// does is defined by the node that made it; here is only what was worked out then.
struct Effect
{
    NodeId node = 0;
    std::uint16_t targetSerial = 0;
    std::uint16_t sourceSerial = 0;
    std::int16_t value = 0; ///< Modify, Power: packed; Delayed: its ability; LendsKeywords: half
    EffectKind kind = EffectKind::None;
    Duration duration = Duration::Forever;
    CardId target = kNone; ///< the one card; kNone when they are many
    CardId source = kNone;
    PlayerId controller = 0;
    PlayerId player = kNone;
    std::uint8_t attack = kNone;
    std::uint8_t many = kNone; ///< index into State::sets: the cards that it is over

    void setValues(int power, int hp)
    {
        value = static_cast<std::int16_t>((hp << 8) | (power & 0xFF));
    }
    /// LendsKeywords is made by no node: its place has the other half of them.
    void setKeywords(Keywords lent)
    {
        value = static_cast<std::int16_t>(lent.word() & 0xFFFFU);
        node = static_cast<NodeId>(lent.word() >> 16U);
    }
    [[nodiscard]] Keywords keywords() const
    {
        return Keywords::ofWord(static_cast<std::uint16_t>(value)
                                | static_cast<std::uint32_t>(node) << 16U);
    }
    [[nodiscard]] NodeId madeBy() const
    {
        return kind == EffectKind::LendsKeywords ? NodeId{0} : node;
    }
    [[nodiscard]] int power() const { return static_cast<std::int8_t>(value & 0xFF); }
    [[nodiscard]] int hp() const { return value >> 8; }

    friend bool operator==(const Effect &, const Effect &) = default;
};
static_assert(sizeof(Effect) == 16);

/// An attack in progress; attacks nest.
struct AttackRecord
{
    CardId attacker = kNone;
    CardId defender = kNone;
    std::uint16_t attackerSerial = 0;
    std::uint16_t defenderSerial = 0;
    PlayerId defendingPlayer = kNone;
    std::uint8_t flags = 0; ///< bits below
    std::uint8_t excess = 0;
    Zone arena = Zone::Ground; ///< the defender's zone when it was declared
    TriggerKind by = TriggerKind::Ability; ///< the keyword that made it; Ability: none
    std::uint8_t toBase = 0; ///< the combat damage that the attacker has dealt to a base
    Keywords defenderHad{}; ///< keywords of a defender that left, as it last was (CR 8.11)

    static constexpr std::uint8_t DefenderDefeated = 1U << 0U;
    static constexpr std::uint8_t AttackerLeft = 1U << 1U;
    static constexpr std::uint8_t DefenderLeft = 1U << 2U;
    static constexpr std::uint8_t DealsFirst = 1U << 3U;
    static constexpr std::uint8_t HurtBase = 1U << 4U; ///< the attacker damaged a base meanwhile
    static constexpr std::uint8_t SuspendsEffects = 1U << 5U;
    static constexpr std::uint8_t Running = 1U << 6U; ///< "while attacking" applies (steps 3 to 5)
    static constexpr std::uint8_t DefenderDamaged = 1U << 7U; ///< when it left (CR 8.11)

    friend bool operator==(const AttackRecord &, const AttackRecord &) = default;
};

struct PlayerState
{
    bool passed = false; ///< in the current row of passes
    bool mulliganed = false;
    bool lost = false;
    std::uint8_t ready = 0; ///< ready resources
    std::uint8_t ways = 0; ///< resources that a keyword of theirs lets be played
    /// Their last action of this phase: bit 0, there was one; from bit 1 on, whose base it
    /// attacked.
    std::uint8_t acted = 0;
    friend bool operator==(const PlayerState &, const PlayerState &) = default;
};

/// Lists of cards: five kinds of zone per player, the two arenas and the cards set aside.
inline constexpr int kLists = 5 * kPlayers + 3;
/// First list of each Zone, and whether there is one per player.
inline constexpr std::array<std::uint8_t, 16> kFirstList{0,
                                                         5 * kPlayers,
                                                         5 * kPlayers + 1,
                                                         kPlayers,
                                                         2 * kPlayers,
                                                         3 * kPlayers,
                                                         4 * kPlayers,
                                                         5 * kPlayers + 2,
                                                         5 * kPlayers + 2};
inline constexpr std::array<std::uint8_t, 16> kOwnList{255, 0, 0, 255, 255, 255, 255, 0, 0};
[[nodiscard]] constexpr int listOf(Zone zone, PlayerId player)
{
    const auto z = static_cast<std::size_t>(zone);
    return kFirstList[z] + (kOwnList[z] & player);
}

struct ZoneList
{
    CardId head = kNone;
    CardId tail = kNone;
    std::uint8_t count = 0;
    friend bool operator==(const ZoneList &, const ZoneList &) = default;
};

[[nodiscard]] constexpr std::array<CardId, kPlayers> noCards()
{
    std::array<CardId, kPlayers> none{};
    none.fill(kNone);
    return none;
}

struct State;
/// The first card of a set in the order of State::inOrder; the set must not be empty.
CardId firstInOrder(const State &state, const CardSet &set);
/// The cards of the set in that order; how many.
std::size_t putInOrder(const State &state, const CardSet &set, std::array<CardId, kMaxCards> &out);

/// What fills the last cache line before the cards, for two and three seats.
inline constexpr std::size_t kPad
    = kMaxCards <= 192 ? (kPlayers == 2 ? 1 : 58) : (kPlayers == 2 ? 41 : 18);

/// Aligned and ordered for copying: on cache lines, and the cards, of which most games use little
/// more than half, at the end.
struct alignas(64) State
{
    std::array<Context, kMaxContexts> contexts{};
    std::array<CardSet, kMaxSets> sets{}; ///< of effects and triggers; an empty one is free
    core::Rng rng;
    Rules rules{}; ///< derived: of the constant abilities in play
    Triggers listens{}; ///< derived: at least what anything in play listens to
    CardSet marked; ///< at least the cards with marks of this phase or round
    CardSet usable; ///< the cards in discard piles that have something to use there
    std::array<CardSet, kPlayers> shown; ///< cards the player looks at, hidden as they are
    CardNotes notes;
    std::uint32_t reads
        = 0x80000000U; ///< derived: at least what constant abilities in play look at
    std::array<AttackRecord, kMaxAttacks> attacks{};
    core::FixedVector<Effect, kMaxEffects> effects;
    core::FixedVector<Frame, kMaxFrames> stack;
    core::FixedVector<Trigger, kMaxTriggers> triggers;
    History history;
    std::uint16_t nextSerial = 1;
    std::uint16_t round = 0;
    std::array<ZoneList, kLists> lists{};
    std::array<PlayerState, kPlayers> players{};
    std::array<CardId, kPlayers> bases = noCards();
    std::array<CardId, kPlayers> leaders = noCards();
    std::uint8_t cardCount = 0;
    std::uint8_t attackCount = 0;
    std::uint8_t layer = 0;
    Phase phase = Phase::Setup;
    PlayerId active = 0;
    PlayerId initiative = 0;
    bool initiativeTaken = false;
    bool waiting = false; ///< a decision is open: the top frame asks
    bool derivedDirty = true; ///< derived values are stale
    bool checksDue = true; ///< state-based checks are due (CR 1.16.5)
    EndReason end = EndReason::None;
    PlayerId winner = kNone;
    Capacity full = Capacity::None; ///< which one suspended the game
    std::uint8_t topsSeen = 0; ///< bits of the players who see the top card of their deck
    std::array<std::uint8_t, kPad> pad{}; ///< see the assertions below
    std::array<Card, kMaxCards> cards{}; ///< the last of all: see become()

    /// Assigns the other to this; places of cards that neither of them has are not touched, for
    /// they are empty in both.
    void become(const State &other);
    [[nodiscard]] const ZoneList &list(Zone z, PlayerId p) const
    {
        return lists[static_cast<std::size_t>(listOf(z, p))];
    }
    [[nodiscard]] ZoneList &list(Zone z, PlayerId p)
    {
        return lists[static_cast<std::size_t>(listOf(z, p))];
    }
    /// Notes that the card has become a resource of this player (1) or is none any more (-1).
    void countResource(const Card &c, PlayerId player, int by)
    {
        PlayerState &p = players[player];
        const int ready = (c.status & status::Exhausted) == 0 ? by : 0;
        const int way = c.keywords.any(kw::Smuggle) ? by : 0;
        p.ready = static_cast<std::uint8_t>(p.ready + ready);
        p.ways = static_cast<std::uint8_t>(p.ways + way);
    }
    /// The same of all resources, after cards were changed where they lie.
    void countResources();
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
    [[nodiscard]] CardSet cardsIn(Zone z, PlayerId p) const
    {
        CardSet out;
        forEach(z, p, [&](CardId id) { out.add(id); });
        return out;
    }
    /// Calls f(card id) for each card of a set, in the order in which a simultaneous change is
    /// carried out; the order depends only on public information. If the order does not matter,
    /// CardSet::forEach is faster.
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
    /// The players who look at a hidden card, a bit each.
    [[nodiscard]] std::uint8_t lookersAt(CardId id) const
    {
        std::uint8_t lookers = 0;
        for (PlayerId player = 0; player < kPlayers; ++player)
            if (shown[player].has(id))
                lookers |= core::playerBit(player);
        return lookers;
    }
    /// The player who sees the card because it is on top of the deck, as a bit.
    [[nodiscard]] std::uint8_t seesAsTop(CardId id) const
    {
        const Card &c = cards[id];
        const bool top
            = topsSeen != 0 && c.zone == Zone::Deck && list(Zone::Deck, c.controller).head == id;
        return top ? static_cast<std::uint8_t>(topsSeen & core::playerBit(c.controller))
                   : std::uint8_t{0};
    }
    /// The player no longer sees the top card.
    void coverTop(PlayerId player)
    {
        topsSeen = static_cast<std::uint8_t>(topsSeen & ~core::playerBit(player));
    }
    /// The cards that anybody looks at.
    [[nodiscard]] CardSet looks() const
    {
        CardSet all;
        for (const CardSet &one : shown)
            all = all | one;
        return all;
    }
    /// Whether the effect covers this card as it is now.
    [[nodiscard]] bool affects(const Effect &e, CardId id) const
    {
        return e.many != kNone ? sets[e.many].has(id)
                               : e.target == id && e.targetSerial == cards[id].serial;
    }
    /// Calls f(card id) for each card that the effect covers and that is still the same object.
    template <class F>
    void forTargets(const Effect &e, F &&f) const
    {
        if (e.many != kNone)
            sets[e.many].forEach(f);
        else if (e.target != kNone && cards[e.target].serial == e.targetSerial)
            f(e.target);
    }
    /// One of a row: that of this card.
    [[nodiscard]] Trigger triggerOf(const Trigger &row, CardId id) const
    {
        Trigger one = row;
        one.many = kNone;
        one.flags = static_cast<std::uint8_t>(row.flags & ~Trigger::ManySources);
        one.subject = id;
        if (row.is(Trigger::ManySources)) {
            one.source = id;
            one.sourceSerial = cards[id].serial;
        }
        return one;
    }
    /// Calls f(trigger) for each triggered ability in one entry of the list.
    template <class F>
    void forTriggers(const Trigger &place, F &&f) const
    {
        if (place.many == kNone)
            f(place);
        else
            inOrder(sets[place.many], [&](CardId id) { f(triggerOf(place, id)); });
    }
    friend bool operator==(const State &, const State &) = default;
};

inline void State::countResources()
{
    for (PlayerId player = 0; player < kPlayers; ++player) {
        players[player].ready = players[player].ways = 0;
        forEach(Zone::Resources, player, [&](CardId id) { countResource(cards[id], player, 1); });
    }
}

inline void State::become(const State &other)
{
    const std::size_t used = std::max(cardCount, other.cardCount);
    std::memcpy(static_cast<void *>(this), &other,
                offsetof(State, cards) + used * sizeof(Card)); // NOLINT: trivially copyable
}

static_assert(std::is_trivially_copyable_v<State> && std::is_standard_layout_v<State>);
static_assert(offsetof(State, cards) + sizeof(State::cards) == sizeof(State));
static_assert(std::has_unique_object_representations_v<State>, "hash works on the bytes");
static_assert(sizeof(State) <= 9216 || kPlayers > 2 || kMaxCards > 192,
              "a copy is to stay under 80 ns");

} // namespace playmat::swu
