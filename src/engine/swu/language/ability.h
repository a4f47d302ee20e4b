#pragma once

#include "engine/swu/state/types.h"

#include <vector>

/// The ability language of Star Wars: Unlimited in its loaded form: small typed records in one
/// immutable arena (`Program`), named by index. The JSON form and its schema are in
/// resources/cards/swu; loader.h turns one into the other, print.h prints the card text from
/// exactly these records. Index 0 of every table means "none".
namespace playmat::swu {

/// A single card that an ability can refer to without a choice.
enum class Ref : std::uint8_t {
    None,
    This, ///< the card with the ability ("this unit"; gained abilities: the gainer, CR 7.1.8)
    Attached, ///< the unit that this upgrade is attached to
    It, ///< what the ability chose or made last
    A, ///< what was stored under "a", "b", "c"
    B,
    C,
    Subject, ///< the card whose event triggered the ability
    Attacker, ///< of the current attack
    Defender,
    YourBase,
    EnemyBase,
    YourLeader,
    HostOfIt, ///< the unit that the upgrade is on, or was on when it left play
    HostOfA,
    HostOfSubject,
};

/// Which player an effect means.
enum class Who : std::uint8_t {
    You,
    Opponent, ///< in multiplayer: chosen by the controller
    EachPlayer,
    EachOpponent,
    Chosen, ///< the player chosen earlier in this ability
    ControllerOfIt,
    OwnerOfIt,
    DefendingPlayer,
    ControllerOfSubject,
    OwnerOfSubject,
};

/// Whose cards a filter means, seen from the ability's controller.
enum class Side : std::uint8_t {
    Any,
    Friendly,
    Enemy,
    ChosenPlayer,
    DefendingPlayer,
    SubjectsController,
    HostsController, ///< of the unit that the upgrade chosen last is on
};

/// What a card is at this moment, as bits; a filter accepts any of its `kinds`.
using Kinds = std::uint16_t;
namespace kind {
inline constexpr Kinds Unit
    = 1U << 0U; ///< in an arena; leader units and token units too. Elsewhere: a unit card
inline constexpr Kinds Leader = 1U << 1U; ///< leader card on its leader side
inline constexpr Kinds Base = 1U << 2U;
inline constexpr Kinds Upgrade = 1U
    << 3U; ///< attached, also a unit that is; an upgrade card elsewhere; token upgrades too
inline constexpr Kinds Event = 1U << 4U;
inline constexpr Kinds Resource = 1U << 5U; ///< any card in a resource zone
inline constexpr Kinds Token = 1U << 6U; ///< a token that is neither unit nor upgrade
inline constexpr Kinds AnyCard = Unit | Leader | Upgrade | Event;
} // namespace kind

/// Yes/no properties; a filter may require some and exclude some.
using Props = std::uint64_t;
namespace prop {
inline constexpr Props Damaged = 1U << 0U;
inline constexpr Props Exhausted = 1U << 1U;
inline constexpr Props Unique = 1U << 2U;
inline constexpr Props Upgraded = 1U << 3U;
inline constexpr Props Token = 1U << 4U;
inline constexpr Props Leader = 1U << 5U; ///< leader unit ("non-leader" excludes it)
inline constexpr Props AttackedThisPhase = 1U << 6U;
inline constexpr Props PlayedThisPhase = 1U << 7U; ///< by the ability's controller
inline constexpr Props EnteredThisRound = 1U << 8U;
inline constexpr Props DefeatedThisPhase = 1U << 9U;
inline constexpr Props This = 1U << 10U; ///< the card with the ability; excluded = "another"
inline constexpr Props It = 1U << 11U; ///< among what was chosen last; excluded = "a different"
inline constexpr Props A = 1U << 12U;
inline constexpr Props B = 1U << 13U;
inline constexpr Props C = 1U << 14U;
inline constexpr Props Subject = 1U << 15U;
inline constexpr Props Attached = 1U << 16U; ///< the unit this upgrade is attached to
inline constexpr Props OnThis = 1U << 17U; ///< an upgrade on this card
inline constexpr Props OnIt = 1U << 18U; ///< an upgrade on the card chosen last
inline constexpr Props Attacker = 1U << 19U;
inline constexpr Props Defender = 1U << 20U;
inline constexpr Props SameArenaAsThis = 1U << 21U;
inline constexpr Props DefendersArena = 1U << 22U;
inline constexpr Props Captured = 1U << 23U; ///< captured by this card
inline constexpr Props SameArenaAsIt = 1U << 24U;
inline constexpr Props Named = 1U << 25U; ///< its title is the name that this ability chose last
inline constexpr Props Shown = 1U << 26U; ///< shown by the current Look, Search …
inline constexpr Props Guarding = 1U << 27U; ///< has captured cards (CR 8.33.2)
inline constexpr Props AnyKeyword = 1U << 28U; ///< has at least one
inline constexpr Props AttackedYourBase = 1U << 29U; ///< this phase
inline constexpr Props WasOnThis = 1U << 30U; ///< was attached to this unit when that left play
inline constexpr Props CanHoldIt = 1U << 31U; ///< the upgrade chosen last may be attached to it
inline constexpr Props ByAmbush = 1ULL << 32U; ///< it is attacking using Ambush
inline constexpr Props SameArenaAsSubject = 1ULL << 33U;
inline constexpr Props Discarded = 1ULL << 34U; ///< this phase, from a hand or a deck
inline constexpr Props CanBePaid = 1ULL << 35U; ///< you have as many ready resources as it costs
inline constexpr Props WhenDefeated = 1ULL << 36U; ///< it has a "When Defeated" ability
inline constexpr Props DamagedBase = 1ULL << 37U; ///< this phase, it dealt damage to a base
inline constexpr Props OddCost = 1ULL << 38U;
inline constexpr Props DamagedEnemyBase = 1ULL << 39U; ///< the same to a base of an opponent
// from the last bit down, as the triggers
inline constexpr Props HurtThisPhase = 1ULL << 63U; ///< damage was dealt to it this phase
inline constexpr Props TwoKeywords = 1ULL << 62U; ///< has two or more different keywords
inline constexpr Props NoAbilities = 1ULL << 61U; ///< has no abilities and no keywords
inline constexpr Props FitsHostOfA = 1ULL
    << 60U; ///< an upgrade that can be attached to what A is or was on
inline constexpr Props PlayedByAnyone = 1ULL << 40U; ///< this phase, whoever played it
inline constexpr Props HealedThisPhase = 1ULL << 41U;
inline constexpr Props EnteredThisPhase = 1ULL << 42U;
} // namespace prop

/// A predicate over cards. Everything that is set must hold.
struct Filter
{
    Kinds kinds = 0; ///< any of these; 0 = anything
    Kinds printed = 0; ///< what the card is wherever it lies, any of these
    Side side = Side::Any; ///< controller (in hand, deck and discard: owner)
    Side owner = Side::Any;
    std::uint16_t zones = 0; ///< bits 1 << Zone; 0 = where the kinds live in play
    Props require = 0;
    Props exclude = 0;
    TraitMask traits{}; ///< any of these
    TraitMask notTraits{}; ///< none of these
    std::uint8_t aspects = 0; ///< bits 1 << Aspect, any of these
    std::uint8_t notAspects = 0; ///< none of these
    std::uint16_t arenas = 0; ///< bits 1 << Zone: a unit of that arena, wherever it lies
    Keywords keywords{}; ///< any of these
    Keywords notKeywords{};
    NameId name = 0; ///< title, whatever the subtitle (CR 8.17)
    NameId name2 = 0; ///< or this one
    NameId notName = 0;
    AmountId costMin = 0; ///< printed cost (CR 1.8.6)
    AmountId costMax = 0;
    AmountId powerMin = 0;
    AmountId powerMax = 0;
    AmountId hpMax = 0; ///< remaining HP
    AmountId hpMin = 0;
    FilterId host = 0; ///< what it is attached to, or its guard, fits this
    FilterId with = 0; ///< an upgrade on it fits this
    FilterId without = 0; ///< no upgrade on it fits this
    FilterId attacks = 0; ///< it attacks a unit that fits this
    FilterId sharesName = 0; ///< with one of these
    FilterId sharesAspect = 0;
    FilterId sharesTrait = 0;
    FilterId sharesNoAspect = 0; ///< with any of these
    FilterId sharesKeyword = 0;
    FilterId alt = 0; ///< or, instead of all of the above, this filter
    std::uint16_t playedFrom = 0; ///< bits 1 << Zone: this phase, it was played from there
    PlayWay playedBy = PlayWay::Plain; ///< … and in this way
    bool anyCard = false; ///< asks nothing about what is printed; set by CardDb::index()
    bool anySuch = false; ///< asks for kinds, zones and sides and nothing else; set there too
    bool printedOnly = false; ///< asks for these and for what is printed; set there too

    friend bool operator==(const Filter &, const Filter &) = default;
};

struct AmountSpec; ///< condition.h

struct Amount
{
    const AmountSpec *op = nullptr; ///< null: `value` itself
    Ref ref = Ref::None;
    Who who = Who::You;
    bool other = false; ///< without this card
    std::int16_t value = 0; ///< factor
    FilterId filter = 0;
    AmountId a = 0;
    AmountId b = 0;

    friend bool operator==(const Amount &, const Amount &) = default;
};

struct CondSpec; ///< condition.h

struct Cond
{
    const CondSpec *op = nullptr;
    bool negate = false;
    bool other = false;
    Ref ref = Ref::None;
    Who who = Who::You;
    Side side = Side::Any;
    FilterId filter = 0;
    AmountId amount = 0;
    CondId a = 0;
    CondId b = 0;

    friend bool operator==(const Cond &, const Cond &) = default;
};

enum class SelectMode : std::uint8_t {
    None,
    Ref, ///< `ref`, if it is still there
    Each, ///< every card of the filter
    Choose, ///< `chooser` chooses min..max cards of the filter on resolution (CR 8.4)
    Random, ///< max cards of the filter at random
    All, ///< every card that was chosen last (It)
    Any, ///< max cards of the filter, no matter which (ready a resource): no decision
    TopOfDeck, ///< the top `max` cards of the deck of `chooser`, unseen
    Exploited, ///< the units that were defeated to play this card with Exploit
};

struct Selector
{
    SelectMode mode = SelectMode::None;
    Ref ref = Ref::None;
    Who chooser = Who::You;
    Ref store = Ref::None; ///< A, B, C: also remembered under that name
    bool optional = false; ///< "you may": choosing none is fine, and then the list of effects ends
    bool upTo = false; ///< "up to": fewer, even none, are fine and the list goes on
    bool sameController = false; ///< all chosen cards of one controller
    bool differentNames = false; ///< no two chosen cards of one name
    bool sameTrait = false; ///< all chosen cards have one trait in common
    std::uint8_t max = 1; ///< 255 = any number
    AmountId maxAmount = 0; ///< computed maximum instead of `max`
    AmountId combinedCost = 0; ///< sum of the printed costs at most this
    AmountId combinedHp = 0; ///< sum of the remaining HP at most this
    AmountId combinedPower = 0; ///< sum of the power at most this
    FilterId filter = 0;

    friend bool operator==(const Selector &, const Selector &) = default;
};

enum class Token : std::uint8_t { None, Experience, Shield, Advantage, Weakness };
inline constexpr std::size_t kTokenUpgrades = 5; ///< None counted

/// Flags of a node; its op says which of them an effect has.
using NodeFlags = std::uint32_t;
namespace nf {
inline constexpr NodeFlags UpTo = 1U << 0U;
inline constexpr NodeFlags All = 1U << 1U;
inline constexpr NodeFlags Random = 1U << 2U;
inline constexpr NodeFlags DownTo = 1U << 3U;
inline constexpr NodeFlags ChosenByYou = 1U << 4U;
inline constexpr NodeFlags Bottom = 1U << 5U;
inline constexpr NodeFlags Top = 1U << 6U;
inline constexpr NodeFlags RandomOrder = 1U << 7U;
inline constexpr NodeFlags Ready = 1U << 8U;
inline constexpr NodeFlags Reveal = 1U << 9U;
inline constexpr NodeFlags Free = 1U << 10U;
inline constexpr NodeFlags EntersReady = 1U << 11U;
inline constexpr NodeFlags EvenExhausted = 1U << 12U;
inline constexpr NodeFlags NotBases = 1U << 13U;
inline constexpr NodeFlags UnitsOnly = 1U << 14U;
inline constexpr NodeFlags DealsFirst = 1U << 15U;
inline constexpr NodeFlags Opponents = 1U << 16U;
inline constexpr NodeFlags AnyNumber = 1U << 17U;
inline constexpr NodeFlags Optional = 1U << 18U; ///< "you may"; declined: the list goes on
inline constexpr NodeFlags Unpreventable = 1U << 19U;
inline constexpr NodeFlags Simultaneous = 1U << 20U; ///< at the same time as the next effect
inline constexpr NodeFlags ToDiscard = 1U << 21U; ///< Arrange: to the discard pile, not the bottom
inline constexpr NodeFlags KeepIt = 1U << 22U; ///< Choose: only the store changes, It stays
inline constexpr NodeFlags PerCard = 1U << 23U; ///< the amount is worked out for each card, as It
inline constexpr NodeFlags Apart = 1U << 24U; ///< instead of its owner, the other controller
inline constexpr NodeFlags Remember = 1U << 25U; ///< Give: the tokens are It, not their units
inline constexpr NodeFlags OnlyNext = 1U << 26U; ///< Prevent: only the next time
inline constexpr NodeFlags KeepExcess = 1U << 30U; ///< Damage: the number is the excess damage
inline constexpr NodeFlags Again = 1U << 31U; ///< Modes: the same one more than once
inline constexpr NodeFlags OnlyCombat = 1U << 27U; ///< Prevent: only combat damage
inline constexpr NodeFlags OnlyYou = 1U << 28U; ///< Reveal: nobody else sees the cards
} // namespace nf

/// Rules that a lasting effect or a constant ability puts on a card or a player.
enum class Rule : std::uint8_t {
    None,
    CostChange, ///< cards of `filter` that the player plays cost `amount` more (negative: less)
    IgnoreAspectPenalty, ///< for cards of `filter`
    AttacksTwo, ///< it can attack two units at the same time
    MayDealLast, ///< while it attacks, the defender may deal its combat damage first
    DoublesTokens, ///< it may be defeated to create twice as many tokens
    CanAttackArena, ///< it may attack units of `zone` too
    DealsDamageFirst, ///< combat damage before the defender
    EntersReady,
    SurvivesNoHp, ///< not defeated by having no remaining HP
    ExtraCostDamage, ///< playing a card of `filter` costs `amount` damage to your own base too
    BlankFirst, ///< the first card of `filter` that the player plays each round loses its abilities
    DefenderGets, ///< while a unit of `filter` attacks, the defender gets `amount` power
    AttackerGets, ///< while this (or attached) unit defends, the attacker gets `amount` power
    FirstUpgradeCheaper, ///< the first upgrade played on this unit each round costs `amount` less
    OwnCost, ///< this card itself costs `amount` more (negative: less) to play
    PayByDiscard, ///< may discard a card of `filter` from hand instead of paying this card's cost
    ExcessToUnit, ///< while attacking it may deal its excess damage to a unit of `filter`
    NoHealBases,
    GainsTrait, ///< the traits of `filter`
    Blank, ///< it loses all abilities and gains none
    Protected, ///< enemy card abilities can't capture, damage or defeat it
    OwnPenalty, ///< the card itself ignores missing `filter` aspects, of an upgrade on a unit of it
    ResourcesSmuggle, ///< the player's resources gain Smuggle for `amount` more than they cost
    PreventsDamage, ///< of damage that would be dealt to it, `amount` is prevented
    Pays, ///< it may be defeated to pay one resource less (CR 3.7.13)
    LeaderUnit, ///< an upgrade makes its unit a leader unit (CR 3.4.7)
    MorePilots, ///< one more upgrade may be on it where an attachment restriction says "without"
    GivesIcons, ///< it provides its aspect icons while its controller pays costs
    CantBeDefeated, ///< by enemy card abilities
    SeesTop, ///< the player may look at the top card of their deck at any time
    CantChangeControl, ///< opponents cannot take control of it
    IndirectMore, ///< indirect damage that the player deals to opponents is `amount` more
    AssignsIndirect, ///< the player assigns indirect damage that they deal to opponents
    MayPrevent, ///< a card of `filter` may be defeated to prevent damage that would be dealt to it
    BlankOthers, ///< it loses all abilities except those that this upgrade gives it
    LeadersTraits, ///< it has the traits of friendly leaders except `filter`'s, in play or not
    BlankNamed, ///< cards with the stored name lose all abilities and gain none, wherever they are
    SavesByDamage, ///< its player may deal 1 damage to any number of units of `filter`; it costs
                   ///< `amount` less for each
    LendsFromDiscard, ///< up to `amount` units of `filter` lend it "When Played" from a discard
                      ///< pile
    AbilityPrevents, ///< of damage that an enemy card ability would deal to it, `amount` is
                     ///< prevented
    TakesMore, ///< of damage from another card it takes `amount` more
    NotFromHand, ///< the card itself cannot be played from a hand
    HalfCosts, ///< the player pays half as many resources for costs
    CopiesUnit, ///< it may enter play as a copy of a unit of `filter`, with its own traits too
    LosesTrait, ///< the traits of `filter`
    DealsByHp, ///< combat damage equal to its remaining HP instead of its power
    Unpreventable, ///< damage dealt by cards of `filter` cannot be prevented
    DoubleSearch, ///< the player searches twice as many cards
    AmbushBases, ///< units of `filter` can attack bases using Ambush
    NoCombatDamage, ///< it deals no combat damage
    PrintedStats, ///< its (or the attached unit's) printed power and HP count as `amount`
    RescuedReady, ///< units of the player that are rescued enter play ready
    CreatedReady, ///< units that the player creates enter play ready
    PenaltyOnIt, ///< no aspect penalty for upgrades of `filter` that its player plays on it
    PaysByExhausting, ///< it may be exhausted to pay one resource less
    OnlyFirstAction, ///< the card can be played only as its player's first action of the phase
    BlankLeaders, ///< leaders that are not upgrades lose all abilities but Epic Actions
    CantBeCaptured, ///< by enemy card abilities
    BorrowsPlayed, ///< it may enter play with the "When Played" abilities of another unit
    MoreRegroups, ///< after the first regroup phase of each round comes another one
    // from here on the rules that no set has: nothing asks for them in all cards at once
    CantBeAttacked, ///< unless it has Sentinel
    CantAttackBases,
    CantReady,
    CantAttack,
    DoubleRaid, ///< its Raid is doubled
    CantBeExhausted, ///< by enemy card abilities
    NoRegroupReady, ///< it does not ready during the regroup phase
    CantBeReturned, ///< to a hand, by enemy card abilities
    // from here on the rules that only lasting effects have
    CantPlayNamed, ///< cards with the stored name
    NamedCost, ///< cards with the stored name cost `amount` more
    CantPlay, ///< cards of `filter`
    CantAttackYou, ///< it cannot attack units or the base of the effect's controller
    PrintedHp, ///< its printed HP counts as `amount`
    RaidIsRestore, ///< its Raid is Restore instead
    RestoreIsRaid,
};
static_assert(static_cast<std::size_t>(Rule::CantBeAttacked) <= Rules::kSize,
              "another rule that is asked for needs a wider set");
/// Leaves out a rule that no set has.
inline void addRule(Rules &to, Rule rule)
{
    if (static_cast<std::size_t>(rule) < Rules::kSize)
        to.add(rule);
}

struct OpSpec; ///< op.h: what there is, what it does and says
extern const OpSpec kNoOp;

/// One effect. What each leaves behind: It = the cards it was done to, Number = how much.
struct Node
{
    const OpSpec *op = &kNoOp;
    Who who = Who::You;
    Duration duration = Duration::Forever;
    Token token = Token::None;
    Rule rule = Rule::None;
    When when = When::RegroupStart;
    Zone zone = Zone::Discard; ///< Move: where to; Attack: an arena that it reaches into
    PlayWay way = PlayWay::Plain; ///< Play: only in this way
    std::uint16_t zones = 0; ///< Play: bits 1 << Zone, only from there
    std::int8_t power = 0; ///< Modify, Attack
    std::int8_t hp = 0;
    std::int8_t defenderPower = 0; ///< Attack
    std::int8_t costChange = 0; ///< Play, Cost
    std::uint8_t raid = 0;
    std::uint8_t restore = 0;
    std::uint8_t exploit = 0; ///< Play, NextGains: the card gains that much
    std::uint8_t ignores = 0; ///< Play: so many of its aspect penalties
    std::uint8_t ignoredAspects = 0xFF; ///< Play: bits 1 << Aspect, only penalties for these
    Keywords keywords{};
    NodeFlags flags = 0;
    std::uint32_t icons = 0; ///< Disclose: how many of each aspect, four bits each
    NodeId next = 0; ///< the following effect of the same list
    NodeId body = 0;
    NodeId other = 0;
    SelId target = 0;
    SelId source = 0;
    SelId onto = 0; ///< Play: only as an upgrade on one of these
    AmountId amount = 0;
    AmountId powerAmount
        = 0; ///< Modify: in addition; Attack: if `filter` fits the attacker (or cond holds)
    AmountId hpAmount = 0;
    CondId cond = 0;
    FilterId filter = 0;
    AbilityId ability = 0;
    NameId tokenUnit = 0; ///< by its title
};

/// What triggers a triggered ability (CR 7.6); an ability may have several ("When Played/On
/// Attack").
namespace trig {
inline constexpr Triggers Played = Triggers::of(0); ///< When Played (this card)
inline constexpr Triggers OnAttack = Triggers::of(1); ///< On Attack (this unit attacks)
inline constexpr Triggers Defeated = Triggers::of(2); ///< When Defeated (this card)
inline constexpr Triggers Deployed = Triggers::of(3); ///< When Deployed
inline constexpr Triggers AttackEnds
    = Triggers::of(4); ///< this unit completes an attack (it survived)
inline constexpr Triggers Attacked = Triggers::of(5); ///< this unit is attacked
inline constexpr Triggers UnitDefeated = Triggers::of(6); ///< a unit of `subject` is defeated
inline constexpr Triggers CardPlayed = Triggers::of(7); ///< you play a card of `subject`
inline constexpr Triggers ActionStart = Triggers::of(8); ///< the action phase starts
inline constexpr Triggers RegroupStart = Triggers::of(9); ///< the regroup phase starts
inline constexpr Triggers LeavesPlay = Triggers::of(10); ///< a unit of `subject` leaves play
inline constexpr Triggers AttackDefeats
    = Triggers::of(11); ///< this unit attacks and defeats a unit (TriggerAmount = excess damage)
inline constexpr Triggers CombatDamageUnit
    = Triggers::of(12); ///< this unit deals combat damage to a unit (Subject) while attacking
inline constexpr Triggers CombatDamageBase
    = Triggers::of(13); ///< this unit deals combat damage to a base (Subject)
inline constexpr Triggers CombatDamage = Triggers::of(14); ///< this unit deals combat damage
inline constexpr Triggers DamageToBase
    = Triggers::of(15); ///< you deal damage to an enemy base (Subject)
inline constexpr Triggers Readying = Triggers::of(16); ///< you ready cards during the regroup phase
inline constexpr Triggers BecomesAttached
    = Triggers::of(17); ///< this upgrade becomes attached (Subject = the unit)
inline constexpr Triggers Unattached
    = Triggers::of(18); ///< this upgrade becomes unattached (Subject = the unit)
inline constexpr Triggers InitiativeTaken = Triggers::of(19); ///< you take the initiative
inline constexpr Triggers OpponentPlays
    = Triggers::of(20); ///< an opponent plays a card of `subject`
inline constexpr Triggers Bounty = Triggers::of(
    21); ///< this unit is defeated or captured; its opponent resolves the ability (CR 7.5.13)
inline constexpr Triggers Collects
    = Triggers::of(22); ///< you collect a Bounty of a unit of `subject`
inline constexpr Triggers CombatDamaged = Triggers::of(23); ///< combat damage is dealt to this unit
inline constexpr Triggers UnitHurt
    = Triggers::of(24); ///< a unit of `subject` is dealt combat damage and is not defeated
inline constexpr Triggers BaseAttacked
    = Triggers::of(25); ///< a unit of `subject` attacks your base
inline constexpr Triggers Discards = Triggers::of(26); ///< a player discards a card from a hand
inline constexpr Triggers ForceUsed = Triggers::of(27); ///< you use the Force
inline constexpr Triggers LeaderDeployed = Triggers::of(28); ///< you deploy a leader (Subject)
inline constexpr Triggers UnitAttacks = Triggers::of(29); ///< a unit of `subject` attacks
inline constexpr Triggers FightEnds
    = Triggers::of(30); ///< the attack or defence of the unit that this upgrade is on ends
inline constexpr Triggers UnitDamaged
    = Triggers::of(31); ///< a unit of `subject` is dealt damage (TriggerAmount)
inline constexpr Triggers DealsDamage
    = Triggers::of(32); ///< you deal damage that is not combat damage (Subject = what it hits)
inline constexpr Triggers IndirectHurts
    = Triggers::of(33); ///< indirect damage is dealt to a unit of `subject`
inline constexpr Triggers GetsUpgrade
    = Triggers::of(34); ///< an upgrade of `subject` becomes attached to this unit
inline constexpr Triggers UnitAttackEnds = Triggers::of(
    35); ///< an attack of a unit of `subject` ends (TriggerAmount = combat damage to a base)
inline constexpr Triggers BaseDamaged
    = Triggers::of(36); ///< a base of `subject` is dealt damage (TriggerAmount)
inline constexpr Triggers Healed
    = Triggers::of(37); ///< damage is healed from a card of `subject` (TriggerAmount)
inline constexpr Triggers UnitSurvives
    = Triggers::of(38); ///< a unit of `subject` is dealt damage and survives (TriggerAmount)
inline constexpr Triggers HostAttacked
    = Triggers::of(39); ///< the unit that this upgrade is on is attacked (Subject = the attacker)
inline constexpr Triggers HostAttackEnds
    = Triggers::of(40); ///< the unit that this upgrade is on completes an attack (it survived)
inline constexpr Triggers HostReadies
    = Triggers::of(41); ///< the unit that this upgrade is on readies (Subject = the unit)
inline constexpr Triggers OpponentDraws
    = Triggers::of(42); ///< an opponent draws during the action phase
inline constexpr Triggers AnyoneDraws
    = Triggers::of(43); ///< a player draws during the action phase
inline constexpr Triggers HitsBase = Triggers::of(
    44); ///< a unit of `subject` deals combat damage to a base (TriggerAmount = the damage)
inline constexpr Triggers YourBaseHit = Triggers::of(
    45); ///< a unit of `subject` deals combat damage to your base (TriggerAmount = the damage)
inline constexpr Triggers UsesDefeated
    = Triggers::of(46); ///< you use a "When Defeated" ability (TriggerAmount = the ability)
inline constexpr Triggers UsesPlayed
    = Triggers::of(47); ///< you use a "When Played" ability (TriggerAmount = the ability)
inline constexpr Triggers DefeatedAbility = Triggers::of(
    48); ///< a unit of `subject` is defeated, for each "When Defeated" ability (TriggerAmount)
// from the last number down, so that neither list runs into the other unseen
inline constexpr Triggers UnitEnters = Triggers::of(63); ///< a unit of `subject` enters play
inline constexpr Triggers UnitMade = Triggers::of(62); ///< you play or create a unit of `subject`
inline constexpr Triggers OpponentDeploys
    = Triggers::of(61); ///< an opponent deploys a leader (Subject)
inline constexpr Triggers UpgradeDefeated
    = Triggers::of(60); ///< an upgrade of `subject` is defeated
inline constexpr Triggers YouDraw = Triggers::of(59); ///< you draw one or more cards
inline constexpr Triggers Mills = Triggers::of(58); ///< you discard a card from your deck
inline constexpr Triggers SelfDiscarded
    = Triggers::of(57); ///< this card is discarded from a hand or deck
inline constexpr Triggers UsesOnAttack
    = Triggers::of(56); ///< you use an "On Attack" ability (TriggerAmount = the ability)
inline constexpr Triggers YouHurt
    = Triggers::of(55); ///< you deal damage to a card of `subject` (TriggerAmount)
inline constexpr Triggers YouHeal
    = Triggers::of(53); ///< you heal damage from a card of `subject` (TriggerAmount)
inline constexpr Triggers HurtOutsideCombat
    = Triggers::of(54); ///< non-combat damage is dealt to a card of `subject` (TriggerAmount)
inline constexpr Triggers UnitDeals
    = Triggers::of(49); ///< a friendly unit deals damage to a unit of `subject`
inline constexpr Triggers HandShown
    = Triggers::of(50); ///< you reveal or discard one or more cards from your hand
inline constexpr Triggers UnitReadies
    = Triggers::of(51); ///< a unit of `subject` readies during the action phase
inline constexpr Triggers DamagesBase
    = Triggers::of(52); ///< this unit deals damage to a base (Subject), in combat or otherwise
} // namespace trig

enum class AbilityKind : std::uint8_t {
    None,
    Triggered,
    Action,
    EpicAction,
    Constant,
    Event, ///< what an event does
    Deploy, ///< a leader's Epic Action that deploys it
    Attach, ///< "Attach to …": `subject` says to what
    Instead, ///< what happens instead of the card's being captured, or defeated (`ofDefeat`)
    Way, ///< another way to play the card: `way`, for `cost` and with the aspects `icons`
};

/// Whether it is used as an action.
[[nodiscard]] constexpr bool isAction(AbilityKind kind)
{
    return kind == AbilityKind::Action || kind == AbilityKind::EpicAction
        || kind == AbilityKind::Deploy;
}

/// The sides of cards. Any: the side on which a card lies in hands and decks, the only one of most.
/// A leader has a leader side, and most have a unit side; some have a second leader side. Some
/// leaders and units have a side for when they are attached as upgrades.
enum class Face : std::uint8_t { Any, LeaderSide, UnitSide, SecondSide, UpgradeSide };
inline constexpr int kFaces = 5;

struct AbilityCost
{
    std::uint8_t resources = 0;
    bool exhaustThis = false;
    bool defeatThis = false;
    bool returnThis = false;
    bool useForce = false; ///< CR 8.37.4
    std::uint8_t damage = 0; ///< to one of `damageTo`
    SelId defeat = 0; ///< choose and defeat (a friendly unit)
    std::uint8_t mill = 0; ///< discard this many cards from one's deck
    SelId exhaust = 0; ///< choose and exhaust
    SelId returned = 0; ///< choose and return to its owner's hand
    SelId discard = 0; ///< choose and discard; perhaps several
    SelId ready = 0; ///< choose and ready
    SelId damageTo = 0;

    friend bool operator==(const AbilityCost &, const AbilityCost &) = default;
};

/// An Epic Action has its own (CR 7.2.4).
enum class Limit : std::uint8_t { None, OncePerRound, ThricePerGame, OncePerPhase };
/// Whether its use is noted in Card::usedRound.
[[nodiscard]] constexpr bool isOnce(Limit limit)
{
    return limit == Limit::OncePerRound || limit == Limit::OncePerPhase;
}

/// What a constant ability does to the cards of `affects` while `cond` holds.
struct Constant
{
    SelId affects = 0; ///< Ref (This, Attached) or Each
    AmountId power = 0;
    AmountId hp = 0;
    AmountId raid = 0;
    AmountId restore = 0;
    Keywords keywords{}; ///< Raid and Restore bits with the amounts above
    Keywords loses{}; ///< keywords that it loses
    AbilityId ability = 0; ///< gained ability
    Rule rule = Rule::None;
    Who who = Who::You; ///< for rules about players
    Zone zone = Zone::Ground;
    FilterId filter = 0;
    AmountId amount = 0;
    bool first = false; ///< only for the first such card that the player plays each round
    bool firstOfPhase = false; ///< the same for each phase; of damage: only the first each phase
    Ref keywordsOf = Ref::None; ///< the keywords that this card has are gained, too
    std::int8_t hpChange = 0; ///< DefenderGets: so much HP too
    std::uint8_t nth = 0; ///< only for the card with this number that the player plays each round
    bool beyond = false; ///< PreventsDamage: all of it beyond `amount`
    bool atLeast = false; ///< PreventsDamage: all of it if it is `amount` or more
    FilterId heldBy = 0; ///< of `keywords` only those that one of these cards has
};

struct Ability
{
    AbilityKind kind = AbilityKind::None;
    Face face = Face::Any;
    Limit limit = Limit::None;
    bool optional = false; ///< the whole ability is "you may"
    bool onAttached
        = false; ///< the unit that this upgrade is attached to gains it; with `cond`: if that holds
    Triggers triggers{};
    FilterId subject = 0; ///< which cards' events (Side seen from the controller)
    CondId cond
        = 0; ///< "If …": checked on resolution; for constants and onAttached: while it holds
    AbilityCost cost;
    NodeId effects = 0;
    std::uint8_t deployAt = 0; ///< Deploy: resources that must be controlled
    std::uint8_t index = 0; ///< place among the card's abilities
    bool together = false; ///< triggers once for several that come at the same time
    bool anyPlayer = false; ///< an action that any player may use
    bool onlyOpponents = false; ///< … but not the controller of the card
    bool ofDefeat = false; ///< Instead: of the card's defeat
    Zone activeIn = Zone::Aside; ///< it is used, or triggers, from there; Aside: in play
    Keywords keyword{}; ///< that it is (Smuggle, Bounty)
    PlayWay way = PlayWay::Plain;
    std::uint32_t icons = 0; ///< Way: how many of each aspect, four bits each
    DefId card = 0; ///< the card that it is printed on (0: gained only)
    Constant constant;
};

/// All abilities of all loaded cards. Immutable after loading, shared by every state.
struct Program
{
    std::vector<Node> nodes{1};
    std::vector<Selector> selectors{1};
    std::vector<Filter> filters{1};
    std::vector<Amount> amounts{1};
    std::vector<Cond> conds{1};
    std::vector<Ability> abilities{1};
};

} // namespace playmat::swu
