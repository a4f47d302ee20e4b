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

/// The state of a game of Riftbound: one trivially copyable value, even in the middle of a
/// resolution. Undo, bots that look ahead and saving all work by copying it.
namespace playmat::riftbound {

/// Bits of Card::status.
namespace status {
inline constexpr std::uint16_t Exhausted = 1U << 0U;
inline constexpr std::uint16_t Stunned = 1U << 1U;
inline constexpr std::uint16_t Buffed = 1U << 2U;
inline constexpr std::uint16_t Empowered = 1U << 3U;
inline constexpr std::uint16_t Token = 1U << 4U;
inline constexpr std::uint16_t HiddenThisTurn = 1U << 5U; ///< for a facedown card
inline constexpr std::uint16_t Attacker = 1U << 6U;
inline constexpr std::uint16_t Defender = 1U << 7U;
/// The attack or defend triggers of this unit were checked in this combat.
inline constexpr std::uint16_t Designated = 1U << 8U;
inline constexpr std::uint16_t Marked = 1U << 9U; ///< scratch bit for a single step
inline constexpr std::uint16_t Shown0 = 1U << 10U; ///< player 0 may look at this hidden card
inline constexpr std::uint16_t Shown1 = 1U << 11U;
inline constexpr std::uint16_t Equipped = 1U << 12U; ///< derived: gear is attached to it
inline constexpr std::uint16_t PlayedNow = 1U << 13U; ///< it was played this turn
inline constexpr std::uint16_t Mighty = 1U << 14U; ///< derived: its Might is 5 or more (707)
/// Derived: its Might was worked out since it became this object.
inline constexpr std::uint16_t Known = 1U << 15U;
inline constexpr std::uint16_t Designations = Attacker | Defender | Designated;
inline constexpr std::uint16_t Shown = Shown0 | Shown1;
} // namespace status

/// A physical card, a token, or an ability on the chain. 32 bytes, no padding.
struct Card
{
    DefId def = 0; ///< for an ability: that of its source
    std::uint16_t serial
        = 0; ///< number of the object; a card gets a new one when it enters or leaves the board
    Keywords keywords; ///< derived
    std::uint16_t status = 0;
    std::uint16_t banishedBy = 0; ///< the object whose effect banished it
    CardId next = kNone; ///< next in its list, in order of arrival; decks from the top
    CardId prev = kNone;
    Zone zone = Zone::Nowhere;
    std::uint8_t place = kNone; ///< its battlefield, also for a facedown card
    PlayerId owner = 0;
    PlayerId controller = 0;
    Kind kind = Kind::Unit; ///< Ability, or the printed kind
    CardId on = kNone; ///< the unit that it is attached to
    std::uint8_t damage = 0;
    std::uint8_t assigned = 0; ///< combat damage assigned to it but not yet dealt
    std::uint8_t moves = 0; ///< number of moves this turn
    std::uint8_t used = 0; ///< bit i: ability i was used this turn
    std::int8_t might = 0; ///< derived; may be negative (143.2.b)
    std::int8_t baseMight = 0; ///< derived: before increases and decreases
    std::uint8_t assault = 0; ///< derived
    std::uint8_t shield = 0; ///< derived
    std::uint8_t deflect = 0; ///< derived
    std::uint8_t modes = 0; ///< bit i: mode i was chosen this turn
    std::uint8_t hunt = 0; ///< derived
    std::uint8_t vision = 0; ///< derived: how many times it has Vision (817.2)

    [[nodiscard]] bool is(std::uint16_t bit) const { return (status & bit) != 0; }
    [[nodiscard]] bool has(Kw keyword) const { return keywords.has(keyword); }
    void set(std::uint16_t bit, bool value = true)
    {
        status = static_cast<std::uint16_t>(value ? status | bit : status & ~bit);
    }
    friend bool operator==(const Card &, const Card &) = default;
};
static_assert(sizeof(Card) == 32);

/// A chosen card, player or list, with the number of its target group.
struct Target
{
    enum class What : std::uint8_t { None, Card, Player, List };
    What what = What::None;
    std::uint8_t id = kNone;
    std::uint8_t group = 0;
    std::uint8_t spare = 0;
    std::uint16_t serial
        = 0; ///< serial of the card when chosen; a different one means another object (359.3.e.4)

    friend bool operator==(const Target &, const Target &) = default;
};

/// The choices made for an item of the chain, and notes kept while it resolves.
struct Context
{
    CardSet it; ///< the cards affected by the previous effect
    core::FixedVector<Target, kMaxTargets> targets;
    std::uint16_t sourceSerial = 0;
    std::uint16_t subjectSerial = 0;
    AbilityId ability = 0; ///< 0: the effect of a spell
    std::int16_t number = 0; ///< result of the previous effect
    CardId source = kNone;
    CardId subject = kNone; ///< the object of the event that triggered it
    PlayerId controller = 0;
    std::uint8_t place = kNone; ///< the battlefield of that event, for "here"
    std::uint8_t mode = kNone;
    std::uint8_t paid = 0; ///< bit set of the chosen optional additional costs
    bool killed = false; ///< the previous effect killed something
    bool did = false; ///< the previous effect was carried out
    bool used = false;
    std::uint8_t hidden = kNone; ///< the battlefield from whose facedown zone it was played
    std::uint8_t fromCard = kNone; ///< the card discarded or killed as a cost
    PlayerId itsPlayer = kNone; ///< controller of the first card in `it` before the effect
    std::uint8_t firstGroup = 0; ///< first target group of this execution (820.2)
    std::uint8_t bonus = 0; ///< Bonus Damage of this spell alone (715)

    friend bool operator==(const Context &, const Context &) = default;
};
static_assert(sizeof(Context) == 96 && std::has_unique_object_representations_v<Context>);

/// A triggered ability waiting to be put on the chain (383).
struct Trigger
{
    AbilityId ability = 0;
    std::uint16_t sourceSerial = 0;
    std::uint16_t subjectSerial = 0;
    CardId source = kNone;
    CardId subject = kNone;
    PlayerId controller = 0;
    std::uint8_t place = kNone;
    /// Of a conquest: the excess damage that the player assigned; of a played card's own ability:
    /// the additional costs paid for the card.
    std::int16_t number = 0;

    friend bool operator==(const Trigger &, const Trigger &) = default;
};

/// Where a card goes that leaves the chain and does not enter the board.
enum class Leaves : std::uint8_t { ToTrash, Banished, Recycled, ToHand };

/// An item of the chain; a card in the Chain zone represents it.
struct ChainItem
{
    CardId card = kNone;
    PlayerId controller = 0;
    std::uint8_t ctx = kNone;
    bool pending = true;
    AbilityId ability = 0; ///< 0: the card itself
    ListId to = kNone; ///< destination of a unit
    std::uint8_t played = 0; ///< played or activated, not triggered; 2 and more: by that player
    Cost cost{}; ///< the cost to pay
    Leaves leaves = Leaves::ToTrash;
    Zone from = Zone::Nowhere; ///< where the card was played from

    /// Who played the card: not its controller if that has changed (419.4).
    [[nodiscard]] PlayerId player() const
    {
        return played >= kPlayedBy ? static_cast<PlayerId>(played - kPlayedBy) : controller;
    }
    void changeController(PlayerId next)
    {
        played = static_cast<std::uint8_t>(kPlayedBy + player());
        controller = next;
    }
    static constexpr std::uint8_t kPlayedBy = 2;

    friend bool operator==(const ChainItem &, const ChainItem &) = default;
};
static_assert(sizeof(ChainItem) == 20 && std::has_unique_object_representations_v<ChainItem>);

enum class EffectKind : std::uint8_t {
    None,
    Might, ///< adds to the target's Might
    BaseMight, ///< replaces the target's printed Might
    Keyword, ///< gives the target a keyword with a number
    Tag,
    EnterReady, ///< units that the controller plays enter ready
    Protect, ///< the next death is replaced: the unit is healed, exhausted and recalled
    Buffs, ///< adds to the Might from buffs on the controller's units
    Prevent, ///< prevents damage to the target; `value`: how much is left (437)
    NoSpellDamage, ///< prevents all damage by spells and abilities to all units
    Unchosen, ///< the opponents of `controller` cannot choose the target
    NextUnit, ///< the next unit that the controller plays enters ready
    NextSpell, ///< the next spell that the controller plays costs `value` less energy
    Later, ///< a delayed ability for the end of the turn; `targetSerial` is its number
    NextMain, ///< like Later, but for the controller's next Main Phase; `word` is its battlefield
    Awaits, ///< an ability that waits for an event; value and least hold its number, `word` = once
    NoPlay, ///< the controller cannot play cards of the kinds in `word`
    NoMove, ///< players other than `controller` cannot move the target
    NextBonus, ///< the next spell of the controller deals `value` Bonus Damage
    FreeHides, ///< the controller hides cards without a cost
    MoreBuffs, ///< the target has `value` buffs besides the first one
    ProtectFor, ///< like Protect, if its price is paid: the ability with it is in value and least
    BanishDying, ///< the target is banished instead of dying
    UnitsCostMore, ///< the controller's units other than tokens cost `value` more energy
    NextCard, ///< the controller's next card costs `value` less energy and `least` less power
    PreventNext, ///< prevents all of the next damage to the target
    Doubled, ///< damage to the target is doubled
    Gains, ///< the target has the ability with the number in value and least
    AttachedNow, ///< the target, gear, was attached this turn
    NextRepeat, ///< the next spell of the controller can be repeated for its own cost (820)
    GivenFlow, ///< the target, in the trash, has Flow for its own cost (829)
    FreeGear, ///< the controller may play one gear ignoring its energy, up to a cost of `value`
    Lent, ///< the controller controls the target until `source` leaves the board
    MoreEmpowered, ///< the target is Empowered `value` times besides the first one
};

/// A lasting effect on a card or on a player.
struct Effect
{
    std::uint16_t targetSerial = 0;
    std::uint16_t until = 0; ///< the last turn; 65535: as long as the object exists
    EffectKind kind = EffectKind::None;
    CardId target = kNone; ///< kNone: it affects the controller
    CardId source = kNone;
    PlayerId controller = 0;
    std::int8_t value = 0;
    std::int8_t least = -128; ///< a decrease stops at this value
    std::uint8_t word = 0; ///< the keyword or tag
    bool combat = false; ///< it ends when the combat ends

    /// The ability that the effect gives, or that will trigger, kept in `value` and `least`.
    [[nodiscard]] AbilityId ability() const
    {
        return static_cast<AbilityId>(static_cast<std::uint8_t>(value)
                                      | static_cast<std::uint8_t>(least) << 8U);
    }
    void setAbility(AbilityId id)
    {
        value = static_cast<std::int8_t>(id & 0xFFU);
        least = static_cast<std::int8_t>(static_cast<unsigned>(id) >> 8U);
    }

    friend bool operator==(const Effect &, const Effect &) = default;
};
static_assert(sizeof(Effect) == 12);

inline constexpr std::uint16_t kForGood = 65535;

struct PlayerState
{
    std::uint8_t points = 0;
    std::uint8_t xp = 0;
    std::uint8_t played = 0; ///< cards finalized this turn (812.1.c)
    std::uint8_t discarded = 0; ///< cards discarded this turn
    std::uint8_t turns = 0; ///< turns that the player has begun, up to 255
    std::uint8_t mulligan = 0; ///< number of cards set aside
    std::uint8_t spellDiscount = 0; ///< derived: spells cost this much less energy, down to 1
    std::uint8_t bonus = 0; ///< derived: bonus damage of spells and abilities
    std::uint8_t unitsReady = 0; ///< derived: an effect makes other units enter ready
    std::uint8_t buffs = 0; ///< derived: extra Might for each buffed unit
    std::uint8_t died = 0; ///< units of this player that died this turn
    std::uint8_t gear = 0; ///< gear other than tokens that the player played this turn
    std::uint8_t gearDiscount = 0; ///< derived: for the first gear played each turn
    std::uint8_t spells = 0; ///< spells that the player played this turn
    std::uint8_t units = 0; ///< units other than tokens that the player played this turn
    std::uint8_t spent = 0; ///< the most energy spent on one spell this turn
    std::uint8_t xpGained = 0; ///< XP that the player gained this turn
    std::uint8_t toOpen = 0; ///< derived: units may be played to open battlefields
    std::uint8_t tiesRecall = 0; ///< derived: a tie recalls the defenders too
    std::uint8_t deathknells = 0; ///< derived: additional times that Deathknells trigger
    std::uint8_t noPoints = 0; ///< derived: the player cannot gain points
    std::uint8_t drawn = 0; ///< cards that the player drew this turn
    std::uint8_t onlyBase = 0; ///< derived: the player can play units only to a base
    std::uint8_t noReady = 0; ///< derived: effects cannot ready the player's units and gear
    std::uint8_t held = 0; ///< points that the player scored by holding this turn
    std::uint8_t equipment = 0; ///< Equipment that the player played this turn
    std::uint8_t powerSpent = 0; ///< power that the player spent this turn
    std::uint8_t enemiesChosen = 0; ///< enemy units and gear chosen with spells and units this turn
    std::uint8_t enemyUnits = 0; ///< enemy units that the player chose this turn
    std::uint8_t diedEarly = 0; ///< the player's units that died in their Beginning Phase this turn
    std::uint8_t gearAbilities = 0; ///< activated abilities of gear that the player used this turn
    std::uint8_t toLone = 0; ///< derived: units may be played to where an enemy unit is alone
    std::uint8_t tokensReady = 0; ///< derived: the player's tokens enter ready
    std::uint8_t safeSpells = 0; ///< derived: the player's spells and abilities cannot be countered
    std::uint8_t moreLoss
        = 0; ///< derived: Might that the player takes from units is this much more
    std::uint8_t moreGold = 0; ///< derived: the player's Gold adds this much energy more
    Pool pool;

    friend bool operator==(const PlayerState &, const PlayerState &) = default;
};

/// A battlefield.
struct Place
{
    CardId card = kNone;
    PlayerId controller = kNone;
    PlayerId contestedBy = kNone; ///< the player who applied Contested
    std::uint8_t scoredBy = 0; ///< bit set of players who scored it this turn
    bool showdownStaged = false;
    bool combatStaged = false;
    std::uint8_t bonus = 0; ///< derived: bonus damage to units here
    bool keeps = false; ///< derived: units cannot move from here to a base
    std::uint8_t conqueredBy = 0; ///< bit set of players who conquered it this turn

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
    std::uint8_t passed = 0; ///< bit set of players
    bool fighting = false; ///< the damage step has begun
    bool wasHeld = false; ///< another player controlled the battlefield when it began
    /// Damage that each player assigned beyond what was lethal.
    std::array<std::uint8_t, kPlayers> excess{};

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
/// Writes the cards of the set in the order of State::inOrder and returns their number.
std::size_t putInOrder(const State &state, const CardSet &set, std::array<CardId, kMaxCards> &out);

/// Aligned and ordered for copying: the cards come last because most games use only two thirds of
/// them.
struct alignas(64) State
{
    std::array<Context, kMaxContexts> contexts{};
    core::Rng rng;
    Triggers listens; ///< derived: includes at least all triggers of cards on the board
    /// The cards that each player dealt damage since the last Cleanup, and those among them that a
    /// spell dealt damage: who or what kills them (428.5.c).
    std::array<CardSet, kPlayers> hurtBy{};
    CardSet hurtBySpell;
    CardSet dying; ///< permanents that die at once when it is known which of them are saved
    CardSet wounded; ///< units that were dealt damage this turn
    CardSet conquerors; ///< units that conquered this turn
    /// Cards in the base of the player who does not control them: attached gear (718.5.e), and
    /// others until the next Cleanup (323.7).
    CardSet abroad;
    std::array<CardSet, kPlayers> markedBy{}; ///< units with damage that the player dealt
    core::FixedVector<Effect, kMaxEffects> effects;
    core::FixedVector<Trigger, kMaxTriggers> triggers; ///< in the order of their events
    core::FixedVector<ChainItem, kMaxChain> chain; ///< oldest first
    core::FixedVector<Frame, kMaxFrames> stack;
    std::array<PlayerState, kPlayers> players{};
    std::array<Place, kMaxPlaces> places{};
    Showdown showdown;
    std::uint16_t nextSerial = 1;
    std::uint16_t turn = 0; ///< counts the turns of both players
    std::array<DefId, kPlayers> champions{}; ///< the Chosen Champions (103.2.a)
    std::array<ZoneList, kLists> lists{};
    std::uint8_t placeCount = 0;
    std::uint8_t cardCount = 0;
    Phase phase = Phase::Setup;
    PlayerId turnPlayer = 0;
    PlayerId firstPlayer = 0;
    std::uint8_t victoryScore = kVictoryScore;
    core::Questions questions = core::Questions::Needed;
    bool waiting = false; ///< a decision is open, asked by the top frame
    bool derivedDirty = true; ///< derived values are stale
    bool resolving = false; ///< an item of the chain is resolving
    EndReason end = EndReason::None;
    PlayerId winner = kNone;
    Capacity full = Capacity::None; ///< the capacity that suspended the game
    std::uint8_t burnouts = 0; ///< consecutive Burn Outs
    PlayerId scorer = kNone; ///< scratch
    Zone playedFrom = Zone::Nowhere; ///< where the card came from whose play fires triggers now
    std::uint8_t playedPaid = 0; ///< the additional costs paid for it, as in Context::paid
    bool shielding = false; ///< derived: a permanent protects others from being chosen
    bool tagging = false; ///< derived: a static ability gives a tag
    bool deadly = false; ///< derived: any amount of a player's damage kills
    bool having = false; ///< derived: a static ability gives keywords to cards off the board
    bool repeating = false; ///< derived: a static ability gives or changes Repeat
    bool pricing = false; ///< derived: a permanent changes the costs of cards
    bool saving = false; ///< derived: a permanent replaces deaths
    bool dyingBySpell = false; ///< a spell kills the cards in `dying`
    PlayerId dyingBy = kNone; ///< who kills the cards in `dying`
    bool listensInTrash = false; ///< a card has a trigger that works in the trash
    bool additional = false; ///< this is an additional turn (737)
    PlayerId resumes = 0; ///< the player of the last turn that was not additional
    std::uint8_t extraTurns = 0; ///< number of additional turns to come
    std::array<PlayerId, 6> extraOwners{}; ///< their players, the next one last
    std::array<std::uint8_t, 34> pad{};
    std::array<Card, kMaxCards> cards{}; ///< must be the last member: see become()

    /// Assigns the other state to this one. Skips card slots that neither state uses: they are
    /// empty in both.
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
    /// Calls f(card id) for each card of a list, in order; f may move the card passed to it.
    template <class F>
    void forEach(Zone z, std::uint8_t holder, F &&f) const
    {
        for (CardId id = list(z, holder).head; id != kNone;) {
            const CardId next = cards[id].next;
            f(id);
            id = next;
        }
    }
    /// Calls f for the permanents and runes on the board, starting with the turn player's base.
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
            return listOf(c.zone, abroad.has(id) ? opponentOf(c.controller) : c.controller);
        case Zone::Chain:
        case Zone::Battlefields:
            return listOf(c.zone, 0);
        default:
            return listOf(c.zone, c.owner);
        }
    }
    /// Calls f(card id) for each card of a set, in the order in which a simultaneous change is
    /// carried out; the order depends only on public information.
    template <class F>
    void inOrder(const CardSet &set, F &&f) const
    {
        if (!set.several()) {
            set.forEach(f);
            return;
        }
        std::array<CardId, kMaxCards> ids; // NOLINT: initialized as far as it is read
        const std::size_t count = putInOrder(*this, set, ids);
        for (std::size_t i = 0; i < count; ++i)
            f(ids[i]);
    }
    /// Whether the effect applies to the current object of this card.
    [[nodiscard]] bool affects(const Effect &e, CardId id) const
    {
        return e.target == id && e.targetSerial == cards[id].serial;
    }
    /// How many the card has besides the first one: of MoreBuffs or MoreEmpowered.
    [[nodiscard]] int moreOf(EffectKind kind, CardId id) const
    {
        int more = 0;
        for (const Effect &e : effects)
            more += e.kind == kind && affects(e, id) ? e.value : 0;
        return more;
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
