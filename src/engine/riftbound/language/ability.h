#pragma once

#include "engine/riftbound/state/types.h"

#include <cstdint>
#include <string>
#include <vector>

/// The text of cards as trees of small records that refer to each other by number; 0 means none.
namespace playmat::riftbound {

/// Events that trigger abilities.
enum class Trig : std::uint8_t {
    Played, ///< a played card has resolved (419.4)
    Attacks, ///< a unit becomes an attacker for the first time in a combat
    Defends,
    Moved,
    MovedToBattlefield,
    Conquered, ///< a player scored a battlefield by gaining control of it
    Held,
    Died, ///< a unit was killed and goes to the trash
    Discarded,
    Buffed, ///< a unit got a buff (426)
    TurnEnds,
    TurnBegins, ///< the Beginning Phase of a player
    MovedFrom, ///< a unit moved away from a battlefield
    PlayedHere, ///< a unit was played to a battlefield
    BecameMighty,
    Stunned, ///< a player stunned a unit
    Readied, ///< a player readied a card
    Recycled, ///< a player recycled cards to a main deck
    Banished, ///< a card of the player was banished
    Empowered,
    CombatBegins,
    CombatEnds,
    Left, ///< the card left the board
    Chosen, ///< a player chose a card on the board with a spell or an ability
    ChosenBySpell, ///< a player chose a card on the board with a spell
    Won, ///< a player won a combat (461.3.a)
    MovedBy, ///< an effect of a player moved a unit
    Returned, ///< a unit was returned to a hand from a battlefield
    Damaged, ///< a unit was dealt damage
    ShowdownBegins, ///< a showdown began at a battlefield
    Hid, ///< a player hid a card
    Scored, ///< a player scored
    Attached, ///< a player attached gear to a unit
    BuffSpent, ///< a player spent the buff of a unit
    LeftBeside, ///< a unit moved away from where the source is
    Killed, ///< a player killed a permanent (428.5)
    DrewSecond, ///< a player drew their second card this turn
    KilledBySpell, ///< a player killed a permanent with a spell (428.5.e)
    MovedAway, ///< a unit moved; its place is the battlefield that it left, if any
    Used, ///< a player used an activated ability of a card
    RuneRecycled, ///< a player recycled a rune
    MainBegins, ///< the Main Phase of a player begins
    BecameTen, ///< the Might of a unit became 10 or more
    DefendedAt, ///< a player became the defender at a battlefield
};

/// The object or player that the event must concern.
enum class Whom : std::uint8_t {
    Me, ///< the card itself
    You, ///< its player, or any player's card that matches the filter
    Here, ///< its player at this battlefield
    Opponent, ///< an opponent of its player
    Each, ///< each player
};

enum class Side : std::uint8_t { Any, Friendly, Enemy };

enum class Where : std::uint8_t {
    Board,
    Battlefield,
    Base,
    Here, ///< where the source is, or the battlefield of the event
    Combat, ///< in the current combat
    Trash,
    Hand,
    Chain,
    Facedown,
    Same, ///< at the location of the affected card or, if none, of the first target
    Elsewhere, ///< at another location than the source
    Anywhere,
    Chosen, ///< at the battlefield that was chosen as a target
    Revealed, ///< cards of a main deck that are being revealed or looked at
    Champion, ///< in a Champion Zone
    Apart, ///< at another location than the affected card or, if none, the first target
    Showdown, ///< where the showdown is
    Moved, ///< at the battlefield that the source moved to or from
    Banished, ///< in a banishment
};

/// A description of cards.
struct Filter
{
    std::uint16_t kinds = 0; ///< bits of Kind
    Side side = Side::Any;
    Where where = Where::Board;
    bool other = false; ///< excludes the source
    std::int8_t mightLeast = -1;
    std::int8_t mightMost = 127;
    std::int8_t powerLeast = 0; ///< limits for the pips of power
    std::int8_t powerMost = 127;
    std::int8_t costLeast = 0; ///< limits for the energy cost
    std::int8_t costMost = 127;
    std::uint16_t needs = 0; ///< bits of status that the card must have
    std::uint16_t lacks = 0; ///< bits of status that the card must not have
    TagId tag = 0;
    TagId notTag = 0;
    DefId named = 0; ///< the token that the card must be
    Keywords has{}; ///< keywords that the card must have
    Keywords without{}; ///< keywords that the card must not have
    std::uint8_t domains = 0; ///< bit set of domains, one of which the card must have
    AmountId mightWithin = 0; ///< the amount that is the upper limit for the Might
    AmountId costWithin = 0; ///< the amount that is the upper limit for the energy cost
    bool damaged = false;
    bool namesake = false; ///< the card has the name of the source
    bool token = false;
    bool card = false; ///< the card is not a token
    bool notIt = false; ///< excludes the cards affected by the previous effect
    bool onMe = false; ///< the gear is attached to the source
    std::int8_t attached = -1; ///< 1: the gear is attached; 0: it is not
    bool alone = false; ///< no other unit of its player is at its location
    bool owned = false; ///< its player owns the card
    bool chosenChampion = false; ///< the card is its owner's Chosen Champion (103.2.a)
    bool sameController = false; ///< its controller is that of the affected card or first target
    bool onIt = false; ///< the gear is attached to the affected card or first target
    bool amongIt = false; ///< one of the cards affected by the previous effect
    bool unchosen = false; ///< it is no target
    bool withMe = false; ///< the source banished it
    bool choosesOnlyIt = false; ///< the item chooses the first target and no other friendly unit
    FilterId chooses = 0; ///< the item of the chain chooses a card that matches this
    FilterId chosenBy = 0; ///< an item of the chain that matches this chooses the card
    FilterId against = 0; ///< it is in combat with a unit that matches this
    FilterId orElse = 0; ///< an alternative filter, which may match instead
    friend bool operator==(const Filter &, const Filter &) = default;
};

enum class Pick : std::uint8_t {
    None,
    Me,
    It, ///< the cards affected by the previous effect
    Subject, ///< the object of the event
    Group, ///< an earlier group of targets, by its number
    Target, ///< chosen when the item is finalized
    All,
    Choose, ///< chosen when the effect resolves
};

/// The cards that an effect applies to.
struct Selector
{
    Pick pick = Pick::None;
    FilterId filter = 0;
    std::uint8_t least = 1;
    std::uint8_t most = 1;
    std::uint8_t group = 0; ///< for Target and Group
    std::uint8_t place
        = 0; ///< for All: the battlefield is chosen as a target, and this is its group
    std::uint8_t mode = kNone; ///< the mode of which the group is a part
    CondId cond = 0; ///< the group exists only while this holds (824)
    bool player = false; ///< the target is a player
    bool anyNumber = false; ///< any number of cards, perhaps none
    bool together = false; ///< all of them must be at the same location
    bool apart = false; ///< no two of them may be at the same location
    /// The most Might that the chosen units may have in total; -1: no limit.
    std::int8_t totalMight = -1;
};

enum class AmountKind : std::uint8_t {
    None,
    Number,
    Count, ///< `number` for each card
    Might,
    CostOf,
    DamageOn, ///< the damage marked on the cards
    PaidMight, ///< the Might of the card that a cost was paid with
    HighestMight, ///< the highest Might among the cards that match the filter
    Points, ///< the points of the player of the ability
    Places, ///< the number of battlefields that this player controls
    Hunt, ///< the Hunt value of the source
    Among, ///< how many of the selected cards match the filter
    TotalMight, ///< the sum of the Might of the cards that match the filter
    Kinds, ///< how many of the alternatives of the filter match a card
    CardsPlayed, ///< the number of cards that its player has played this turn
    Assault, ///< the Assault value of the source
    PaidAmount, ///< the number that the effect or its event determined
    HeldPoints, ///< the points that its player scored by holding this turn
    Kills, ///< how many units the previous effect killed
    Empowered, ///< how many times the source is Empowered
};
struct Amount
{
    AmountKind kind = AmountKind::None;
    std::int16_t number = 0;
    FilterId filter = 0;
    SelId of = 0;
    std::int16_t plus = 0; ///< added to the result
    CondId cond = 0; ///< unless this holds, the amount is `plus`, which is not added
};

enum class CondKind : std::uint8_t {
    None,
    Killed, ///< the previous effect killed the card
    Did, ///< the previous effect was carried out
    Paid, ///< the optional additional cost was paid
    Count, ///< at least this many cards match the filter
    Alone, ///< no other unit of its player is at its location
    Status, ///< the source has the status
    AtBattlefield, ///< the source is at a battlefield
    Discarded, ///< its player discarded a card this turn
    Legion, ///< its player played another card this turn
    InHand, ///< its player has at most this many cards in hand
    FightingAlone, ///< it is the only attacker or defender of its player
    TheirTurn, ///< it is an opponent's turn
    Level, ///< its player has at least this much XP (824)
    Fits, ///< the selected cards match the filter
    Excess, ///< its player assigned at least this much excess damage in the combat
    Near, ///< an opponent needs at most this many points to win
    Played, ///< its player has played exactly this many cards this turn
    Moves, ///< the source has moved that many times this turn
    Died, ///< a unit died this turn
    EnemyDied, ///< an enemy unit died this turn
    FromHidden, ///< it was played from its facedown zone
    OneOnOne, ///< each side has only one unit in the combat
    WasOpen, ///< no player controlled the battlefield before it was conquered
    Attacked, ///< its player is the attacker of the combat
    FirstTurn, ///< it is the player's first turn
    NotAll, ///< the condition `of` does not hold
    Holder, ///< its player controls the battlefield of the event
    Pair, ///< its player controls a battlefield with exactly two of their units
    Spent, ///< its player spent at least this much energy on one spell this turn
    GainedXp, ///< its player gained XP this turn
    Spells, ///< its player has played at least this many spells this turn
    Units, ///< its player has played at least this many units this turn
    Gear, ///< its player has played at least this many gear this turn
    RunesBehind, ///< its player controls fewer runes than the opponent
    InShowdown, ///< a showdown is in progress
    Beginning, ///< it is its player's Beginning Phase
    NearMe, ///< its player needs at most this many points to win
    NotInHand, ///< the source is in another zone than a hand
    SpentOnIt, ///< at least this much energy was spent on the card of the event
    Amounts, ///< the amount is at least this much
    DiedEarly, ///< a unit of its player died during their Beginning Phase this turn
    Wounded, ///< the source was dealt damage this turn
    Conqueror, ///< the source conquered this turn
    FromElsewhere, ///< the card of the event was not played from a hand
    AnotherSpell, ///< an opponent played another spell than the first target this turn
    ShowdownHere, ///< a showdown is in progress at the battlefield
    Equipment, ///< its player has played at least this many Equipment this turn
    PowerSpent, ///< its player has spent at least this much power this turn
    EnemiesChosen, ///< its player chose that many enemy units and gear with spells and units
    EnemyUnits, ///< its player chose that many enemy units this turn
    AbilityCost, ///< the used ability of the event has at least this energy cost
    CanEmpower, ///< the source can become Empowered, perhaps once more
};
constexpr std::int16_t kNoMost = 32767;
struct Cond
{
    CondKind kind = CondKind::None;
    bool denied = false; ///< inverts the condition
    std::int16_t number = 0;
    std::int16_t most = kNoMost; ///< for Count and Amounts: the upper limit
    FilterId filter = 0;
    SelId of = 0;
    AmountId amount = 0;
    std::uint16_t status = 0;
    CondId also = 0; ///< must hold too
};

enum class Lasts : std::uint8_t { Turn, Combat, Always };
enum class Spot : std::uint8_t {
    Base,
    Here,
    Yours, ///< your base or a battlefield you control
    Anywhere, ///< for a move: any other location
    Held, ///< a battlefield you control
    Joined, ///< a battlefield with units of yours
    Fields, ///< any battlefield
    Same, ///< where the first target is
    Chosen, ///< the battlefield that was chosen as a target
    Homeward, ///< from a battlefield to the base, or from the base to a battlefield
    Along, ///< where the unit of the event moved to
    Reunited, ///< a location with another unit of its controller
    Open, ///< a battlefield without units that nobody controls
    Weaker, ///< a battlefield with enemy units that together have less Might than the unit
    Paid, ///< where the card is that the cost was paid with
    Left, ///< where the card was before the effect
    Too, ///< here, or where cards can be played
};

/// The players whom an effect concerns.
enum class Who : std::uint8_t { You, Its, Each, Chosen, Opponent };

/// The resource to add, in Node::number: a domain, or one of these.
inline constexpr std::uint8_t kAnyWord = kDomains;
inline constexpr std::uint8_t kEnergyWord = kDomains + 1;

/// An effect, or part of a static ability.
struct Node
{
    std::uint8_t op = 0; ///< index into the registry of ops
    Kw keyword = Kw::Accelerate;
    Lasts lasts = Lasts::Turn;
    Spot spot = Spot::Base;
    AmountId amount = 0;
    SelId to = 0;
    SelId with = 0;
    CondId cond = 0;
    NodeId body = 0;
    NodeId otherwise = 0;
    NodeId next = 0;
    DefId def = 0; ///< the token to create
    AbilityId later = 0; ///< a delayed ability
    FilterId filter = 0;
    Who who = Who::You;
    std::int8_t least = -128;
    std::uint8_t number = 0;
    bool flag = false;
    bool second = false; ///< another flag
};

/// A non-resource cost.
struct CostPart
{
    enum class Kind : std::uint8_t {
        None,
        Exhaust, ///< exhausts the selected cards
        Kill,
        Discard,
        SpendBuff,
        RecycleTrash,
        BanishTrash, ///< banishes cards from any trash
        Burn,
        SpendXp,
        Disempower, ///< ends Empowered of the source
        BanishMe,
        RecycleOne, ///< recycles a card on the board
        RecycleMe, ///< recycles the source from the trash
        ReturnOne, ///< returns a card on the board to its owner's hand
    };
    Kind kind = Kind::None;
    std::uint8_t count = 1;
    SelId of = 0;
    bool anyNumber = false; ///< it is paid with any number of cards, perhaps none
};

/// The cost of an ability, or an additional cost.
struct FullCost
{
    Cost resources;
    bool exhaust = false; ///< the source is exhausted
    bool kill = false;
    CostPart part;
    std::uint8_t discount = 0; ///< for an additional cost: the energy saved by paying it
    AmountId less = 0; ///< the energy by which the cost is reduced
    bool anyPower = false; ///< any amount of power of any domain, besides the rest
    bool anyEnergy = false; ///< any amount of energy, besides the rest
    std::uint8_t savesPower = kNone; ///< the domain of the power that each card of the part saves
    bool lessByMight = false; ///< reduced by the Might of the chosen unit
};

/// Whether paying the cost needs a choice besides that of runes.
[[nodiscard]] inline bool isPaidByChoice(const FullCost &cost)
{
    return cost.part.kind != CostPart::Kind::None || cost.anyPower || cost.anyEnergy;
}

enum class AbilityKind : std::uint8_t {
    Spell,
    Triggered,
    Activated,
    Adding, ///< adds resources and never uses the chain (429)
    Static,
    Additional, ///< an additional cost to play the card
};

/// The most optional additional costs of a card itself.
constexpr std::uint8_t kOwnExtras = 3;

struct Ability
{
    AbilityKind kind = AbilityKind::Spell;
    Trig on = Trig::Played;
    Whom whom = Whom::Me;
    FilterId subject = 0;
    CondId cond
        = 0; ///< checked right after the trigger condition, or all the time for a static ability
    bool may = false; ///< a leading "you may"
    bool optional = false; ///< for an additional cost
    bool action = false; ///< usable in showdowns too
    bool reaction = false;
    bool oncePerTurn = false;
    std::uint8_t number = 0; ///< index among the abilities of its card, from 0
    std::uint8_t activated = 0; ///< index among its activated abilities, from 1
    std::uint8_t groups = 0; ///< number of target groups
    std::uint8_t modes = 0; ///< number of modes to choose from (355.3)
    bool freshModes = false; ///< each mode can be chosen only once a turn
    bool fromTrash = false; ///< it works while the card is in the trash
    bool reflexive = false; ///< it is about the cards that an effect affected (387)
    bool oneOrMore = false; ///< several events at the same time trigger it once
    FullCost cost;
    NodeId effect = 0;
    Kw keyword = Kw::Accelerate; ///< the keyword that provides it
    bool byKeyword = false;
    DefId card = 0;
};

struct Program
{
    std::vector<Filter> filters{1};
    std::vector<Selector> selectors{1};
    std::vector<Amount> amounts{1};
    std::vector<Cond> conds{1};
    std::vector<Node> nodes{1};
    std::vector<Ability> abilities{1};
    std::vector<std::string> tags{1};
};

} // namespace playmat::riftbound
