#pragma once

#include "engine/swu/types.h"

#include <string>
#include <vector>

/// The ability language of Star Wars: Unlimited in its loaded form: small typed records in one
/// immutable arena (`Program`), named by index. The JSON form and its schema are in
/// resources/cards/swu; loader.h turns one into the other, print.h prints the card text from
/// exactly these records. Index 0 of every table means "none".
namespace playmat::swu {

/// A single card that an ability can speak of without choosing.
enum class Ref : std::uint8_t {
    None,
    This, ///< the card with the ability ("this unit"; gained abilities: the gainer, CR 7.1.8)
    Attached, ///< the unit that this upgrade is attached to
    It, ///< what the ability chose or made last
    A, ///< what was stored under "a", "b", "c"
    B,
    C,
    Subject, ///< the card whose event triggered the ability
    Attacker, ///< of the attack that is going on
    Defender,
    YourBase,
    EnemyBase,
    YourLeader,
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
    SubjectsController
};

/// What a card is at this moment, as bits; a filter wants any of its `kinds`.
using Kinds = std::uint16_t;
namespace kind {
inline constexpr Kinds Unit
    = 1U << 0U; ///< in an arena; leader units and token units too. Elsewhere: a unit card
inline constexpr Kinds Leader = 1U << 1U; ///< leader card on its leader side
inline constexpr Kinds Base = 1U << 2U;
inline constexpr Kinds Upgrade = 1U
    << 3U; ///< attached, or an upgrade card elsewhere; token upgrades too
inline constexpr Kinds Event = 1U << 4U;
inline constexpr Kinds Resource = 1U << 5U; ///< any card in a resource zone
inline constexpr Kinds AnyCard = Unit | Leader | Upgrade | Event;
} // namespace kind

/// Yes/no properties; a filter may require some and exclude some.
using Props = std::uint32_t;
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
inline constexpr Props Shown = 1U << 26U; ///< shown by the Look, Search … that is going on
} // namespace prop

/// A predicate over cards. Everything that is set must hold.
struct Filter
{
    Kinds kinds = 0; ///< any of these; 0 = anything
    Side side = Side::Any; ///< controller (in hand, deck and discard: owner)
    Side owner = Side::Any;
    std::uint16_t zones = 0; ///< bits 1 << Zone; 0 = where the kinds live in play
    Props require = 0;
    Props exclude = 0;
    TraitMask traits; ///< any of these
    TraitMask notTraits; ///< none of these
    std::uint8_t aspects = 0; ///< bits 1 << Aspect, any of these
    std::uint8_t notAspects = 0; ///< none of these
    Keywords keywords = 0; ///< any of these
    Keywords notKeywords = 0;
    NameId name = 0; ///< title, whatever the subtitle (CR 8.17)
    NameId name2 = 0; ///< or this one
    AmountId costMin = 0; ///< printed cost (CR 1.8.6)
    AmountId costMax = 0;
    AmountId powerMin = 0;
    AmountId powerMax = 0;
    AmountId hpMax = 0; ///< remaining HP
    FilterId alt = 0; ///< or, instead of all of the above, this filter

    friend bool operator==(const Filter &, const Filter &) = default;
};

enum class AmountOp : std::uint8_t {
    Constant, ///< value
    Count, ///< value × number of cards of the filter
    Power, ///< of ref, value × … (value 0 means 1)
    RemainingHp,
    Damage, ///< damage on ref
    Cost, ///< printed cost of ref
    Resources, ///< value × resources that `who` controls
    Number, ///< the number that this ability stored last (chosen, healed, paid, dealt)
    TriggerAmount, ///< what the trigger was about: damage dealt, excess damage
    DistinctAspects, ///< value × number of different aspects among the cards of the filter (0:
                     ///< among It)
    CombinedCost, ///< of It
    HandSize, ///< of who
    PlayedThisPhase, ///< value × cards of the filter that `who` played this phase, this card not
                     ///< counted if flag
    Sum, ///< a + b
};

struct Amount
{
    AmountOp op = AmountOp::Constant;
    Ref ref = Ref::None;
    Who who = Who::You;
    bool other = false; ///< PlayedThisPhase: without this card
    std::int16_t value = 0;
    FilterId filter = 0;
    AmountId a = 0;
    AmountId b = 0;

    friend bool operator==(const Amount &, const Amount &) = default;
};

enum class CondOp : std::uint8_t {
    Exists, ///< at least `amount` (none: 1) cards of the filter
    Matches, ///< ref is there and fits the filter
    Initiative, ///< you have the initiative
    PlayedThisPhase, ///< `who` played at least `amount` (none: 1) cards of the filter this phase;
                     ///< `other`: not counting this card
    DefeatedThisPhase, ///< a unit of `side` (Friendly/Enemy: its controller) was defeated this
                       ///< phase
    LeftPlayThisPhase, ///< a unit of `side` left play this phase
    BaseDamageThisPhase, ///< you dealt at least `amount` damage to an enemy base this phase
    Resources, ///< `who` controls at least `amount` resources
    BaseDamage, ///< some base of `side` has at least `amount` damage
    BaseHpMax, ///< your base has at most `amount` HP left
    MoreUnitsThan, ///< you control more units than `who`
    DidIt, ///< the effect before was done in full (CR 8.9)
    NumberIs, ///< the stored number equals `amount`
    NumberMax, ///< the stored number is at most `amount`
    DistinctAspects, ///< at least `amount` aspects among the cards of the filter
    ActionPhase, ///< it is the action phase
    AttackingBase, ///< this unit attacks a base
    DefenderDefeated, ///< the defender of this attack was defeated
    AttackedBaseOwner, ///< reserved
    And,
    Or,
};

struct Cond
{
    CondOp op = CondOp::Exists;
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
    Any, ///< max cards of the filter where nobody cares which (ready a resource): no decision
    TopOfDeck, ///< the top `max` cards of the deck of `chooser`, unseen
};

struct Selector
{
    SelectMode mode = SelectMode::None;
    Ref ref = Ref::None;
    Who chooser = Who::You;
    Ref store = Ref::None; ///< A, B, C: also remembered under that name
    bool optional = false; ///< "you may": none may be chosen, and then the list of effects ends
    bool upTo = false; ///< "up to": fewer, also none, are fine and the list goes on
    bool sameController = false; ///< all chosen cards of one controller
    bool perPlayer = false; ///< reserved for multiplayer
    std::uint8_t max = 1; ///< 255 = any number
    AmountId maxAmount = 0; ///< computed maximum instead of `max`
    AmountId combinedCost = 0; ///< sum of the printed costs at most this
    FilterId filter = 0;

    friend bool operator==(const Selector &, const Selector &) = default;
};

enum class Duration : std::uint8_t { Forever, Attack, Phase, Round, WhileSourceInPlay };

enum class Token : std::uint8_t { None, Experience, Shield };

/// The effects. "target" and "source" are Node::target and Node::source, "body" and "other" its
/// lists of effects. What each one leaves behind: It = the cards it was done to, Number = how much.
enum class Op : std::uint8_t {
    None,
    Damage, ///< `amount` damage to target; dealt by source when there is one (else by the card of
            ///< the ability). Flag Unpreventable
    Divide, ///< `amount` damage divided as you choose among the cards of target's filter
            ///< (CR 8.4.5); flag UpTo: up to; AnyNumber: or nothing
    Heal, ///< `amount` from target; flag All: all damage. Flag UpTo: you choose how much, stored in
          ///< Number
    DivideHeal, ///< up to `amount` healed in total among target's filter; Number = healed
    Defeat, ///< target
    Exhaust, ///< target
    Ready, ///< target
    GiveToken, ///< `amount` (none: 1) tokens of kind `token` to target
    Modify, ///< target gets power/hp (plus powerAmount/hpAmount) and keywords/raid/restore for
            ///< `duration`
    GainAbility, ///< target gains `ability` for `duration`
    LoseAbilities, ///< target for `duration`
    LoseKeywords, ///< target loses `keywords` for `duration`
    Restrict, ///< target is under `rule` for `duration`
    RestrictPlayer, ///< `who` is under `rule` (with `filter`/`amount`) for `duration`
    Draw, ///< `who` draws `amount` (none: 1)
    Discard, ///< `who` discards `amount` (none: 1) cards of filter (0: any) from hand; flags
             ///< Random, All, DownTo (keeps `amount`), ChosenByYou (you look and choose)
    Mill, ///< `amount` cards from the top of `who`'s deck to the discard pile; It = they
    Return, ///< target to its owner's hand
    Move, ///< target to `zone`: flags Bottom / Top / RandomOrder (decks), Ready (resources enter
          ///< ready), else exhausted
    Search, ///< top `amount` cards of your deck (0: whole deck): choose target's selector among
            ///< them, body is done with It (they are still in the deck zone), the rest goes to the
            ///< bottom in random order (whole deck: shuffled). Flag Reveal
    Look, ///< look at `amount` top cards of `who`'s deck: It = they; body; then hidden again. Flag
          ///< Reveal: everybody sees them
    LookHand, ///< look at `who`'s hand: It = the cards; body. Flag Reveal
    Reveal, ///< reveal target (chosen from hand or deck)
    Arrange, ///< It: any number to the bottom, the rest on top in any order
    Play, ///< play a card of target's selector (hand, discard, It …): costChange, flags Free,
          ///< EntersReady; body is done with It = the card as it enters, before its triggers
    Attack, ///< attack with a unit of target's selector: power/keywords for this attack, if
            ///< `filter` fits the attacker also powerAmount; flags EvenExhausted, NotBases,
            ///< UnitsOnly, DealsFirst; body (It = attacker) before the attack begins; defenderPower
    TakeControl, ///< `who` takes control of target
    Choose, ///< only chooses: It (and store)
    ChoosePlayer, ///< Chosen = a player (flag Opponents: among them; flag AnyNumber: body for each)
    ChooseNumber, ///< Number = chosen number 0..20
    NameCard, ///< Number = a NameId
    Modes, ///< choose `amount` different of the bodies (list in `body`, each mode is an Op::List
           ///< node), in any order
    List, ///< body, as one thing
    If, ///< cond ? body : other
    May, ///< confirm, then body; else `other`
    IfYouDo, ///< body if the effect before was done in full, else `other`
    Then, ///< body whatever happened before; triggers wait for it (CR 8.28)
    ForEachPlayer, ///< body for each of `who`, as Chosen
    ForEach, ///< body for each card of target, as It, one after the other
    Delayed, ///< `when`: body, with It remembered (CR 7.7.4)
    Unless, ///< `who` may prevent it: confirm by them; no: body, yes: other
    Pay, ///< pay `amount` resources (may: confirm). DidIt. Flag AnyNumber: Number = how many
    Cost, ///< the next card of `filter` that `who` plays this phase costs `costChange` (negative:
          ///< less)
    NoHeal, ///< bases can't be healed for `duration`
    Deploy, ///< this leader is deployed
    Rearrange, ///< reserved
    RevealUntil, ///< reveal from your deck one at a time up to `amount`, stop when you like; It =
                 ///< they; body; then hidden again
    Attach, ///< move upgrade target to unit source
    Capture, ///< source captures target
    CreateToken, ///< reserved
    StoreNumber, ///< Number = `amount`
    Replace, ///< reserved
};

/// Flags of a node; which of them an effect reads is said at the effect.
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
} // namespace nf

/// Rules that a lasting effect or a constant ability puts on a card or a player.
enum class Rule : std::uint8_t {
    None,
    CostChange, ///< cards of `filter` that the player plays cost `amount` more (negative: less)
    IgnoreAspectPenalty, ///< for cards of `filter`
    CantBeAttacked, ///< unless it has Sentinel
    CantAttackBases,
    CantReady,
    CanAttackArena, ///< it may attack units of `zone` too
    DealsDamageFirst, ///< combat damage before the defender
    EntersReady,
    SurvivesNoHp, ///< not defeated by having no remaining HP
    ExtraCostDamage, ///< playing a card of `filter` costs `amount` damage to one's own base too
    BlankFirst, ///< the first card of `filter` that the player plays each round loses its abilities
    DefenderGets, ///< while a unit of `filter` attacks, the defender gets `amount` power
    AttackerGets, ///< while this (or attached) unit defends, the attacker gets `amount` power
    CantPlayNamed, ///< cards with the stored name
    FirstUpgradeCheaper, ///< the first upgrade played on this unit each round costs `amount` less
    OwnCost, ///< this card itself costs `amount` more (negative: less) to play
    PayByDiscard, ///< may discard a card of `filter` from hand instead of paying this card's cost
    ExcessToUnit, ///< while attacking it may deal its excess damage to a unit of `filter`
    NoHealBases,
};

enum class When : std::uint8_t { RegroupStart, ActionStart, EndOfPhase, LeavesPlay };

struct Node
{
    Op op = Op::None;
    Who who = Who::You;
    Duration duration = Duration::Forever;
    Token token = Token::None;
    Rule rule = Rule::None;
    When when = When::RegroupStart;
    Zone zone = Zone::Discard;
    std::int8_t power = 0; ///< Modify, Attack
    std::int8_t hp = 0;
    std::int8_t defenderPower = 0; ///< Attack
    std::int8_t costChange = 0; ///< Play, Cost
    std::uint8_t raid = 0;
    std::uint8_t restore = 0;
    Keywords keywords = 0;
    NodeFlags flags = 0;
    NodeId next = 0; ///< the following effect of the same list
    NodeId body = 0;
    NodeId other = 0;
    SelId target = 0;
    SelId source = 0;
    AmountId amount = 0;
    AmountId powerAmount
        = 0; ///< Modify: in addition; Attack: if `filter` fits the attacker (or cond holds)
    AmountId hpAmount = 0;
    CondId cond = 0;
    FilterId filter = 0;
    AbilityId ability = 0;
};

/// What triggers a triggered ability (CR 7.6), as bits; an ability may have several ("When
/// Played/On Attack").
using Triggers = std::uint32_t;
namespace trig {
inline constexpr Triggers Played = 1U << 0U; ///< When Played (this card)
inline constexpr Triggers OnAttack = 1U << 1U; ///< On Attack (this unit attacks)
inline constexpr Triggers Defeated = 1U << 2U; ///< When Defeated (this card)
inline constexpr Triggers Deployed = 1U << 3U; ///< When Deployed
inline constexpr Triggers AttackEnds = 1U << 4U; ///< this unit completes an attack (it survived)
inline constexpr Triggers Attacked = 1U << 5U; ///< this unit is attacked
inline constexpr Triggers UnitDefeated = 1U << 6U; ///< a unit of `subject` is defeated
inline constexpr Triggers CardPlayed = 1U << 7U; ///< you play a card of `subject`
inline constexpr Triggers ActionStart = 1U << 8U; ///< the action phase starts
inline constexpr Triggers RegroupStart = 1U << 9U; ///< the regroup phase starts
inline constexpr Triggers LeavesPlay = 1U << 10U; ///< a unit of `subject` leaves play
inline constexpr Triggers AttackDefeats = 1U
    << 11U; ///< this unit attacks and defeats a unit (TriggerAmount = excess damage)
inline constexpr Triggers CombatDamageUnit = 1U
    << 12U; ///< this unit deals combat damage to a unit (Subject) while attacking
inline constexpr Triggers CombatDamageBase = 1U
    << 13U; ///< this unit deals combat damage to a base (Subject)
inline constexpr Triggers CombatDamage = 1U << 14U; ///< this unit deals combat damage
inline constexpr Triggers DamageToBase = 1U << 15U; ///< you deal damage to an enemy base (Subject)
inline constexpr Triggers Readying = 1U << 16U; ///< you ready cards during the regroup phase
inline constexpr Triggers BecomesAttached = 1U
    << 17U; ///< this upgrade becomes attached (Subject = the unit)
inline constexpr Triggers Unattached = 1U
    << 18U; ///< this upgrade becomes unattached (Subject = the unit)
inline constexpr Triggers InitiativeTaken = 1U << 19U; ///< you take the initiative
inline constexpr Triggers OpponentPlays = 1U << 20U; ///< an opponent plays a card of `subject`
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
};

/// Which side of a leader has it. Everything else is on its only side.
enum class Face : std::uint8_t { Any, LeaderSide, UnitSide };

struct AbilityCost
{
    std::uint8_t resources = 0;
    bool exhaustThis = false;
    bool defeatThis = false;
    SelId defeat = 0; ///< choose and defeat (a friendly unit)

    friend bool operator==(const AbilityCost &, const AbilityCost &) = default;
};

enum class Limit : std::uint8_t { None, OncePerRound, OncePerGame, OncePerPhase };

/// What a constant ability does to the cards of `affects` while `cond` holds.
struct Constant
{
    SelId affects = 0; ///< Ref (This, Attached) or Each
    AmountId power = 0;
    AmountId hp = 0;
    AmountId raid = 0;
    AmountId restore = 0;
    Keywords keywords = 0; ///< Raid and Restore bits with the amounts above
    AbilityId ability = 0; ///< gained ability
    Rule rule = Rule::None;
    Who who = Who::You; ///< for rules about players
    Zone zone = Zone::Ground;
    FilterId filter = 0;
    AmountId amount = 0;
};

struct Ability
{
    AbilityKind kind = AbilityKind::None;
    Face face = Face::Any;
    Limit limit = Limit::None;
    bool optional = false; ///< the whole ability is "you may"
    bool onAttached
        = false; ///< the unit that this upgrade is attached to gains it; with `cond`: if that holds
    Triggers triggers = 0;
    FilterId subject = 0; ///< which cards' events (Side seen from the controller)
    CondId cond
        = 0; ///< "If …": checked on resolution; for constants and onAttached: while it holds
    AbilityCost cost;
    NodeId effects = 0;
    std::uint8_t deployAt = 0; ///< Deploy: resources that must be controlled
    std::uint8_t index = 0; ///< place among the card's abilities
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
