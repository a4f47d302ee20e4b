#pragma once

#include "engine/riftbound/state/types.h"

#include <cstdint>
#include <string>
#include <vector>

/// What cards say, as trees of small records that refer to each other by number; 0 refers to none.
namespace playmat::riftbound {

/// What abilities wait for.
enum class Trig : std::uint8_t {
    Played, ///< a card resolved as played (419.4)
    Attacks, ///< a unit gets the designation for the first time in a combat
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
    Dealt, ///< reserved
};

/// Whom the event must have happened to.
enum class Whom : std::uint8_t {
    Me, ///< the card itself
    You, ///< its player, or somebody's card that the filter describes
    Here, ///< its player at this battlefield
};

enum class Side : std::uint8_t { Any, Friendly, Enemy };

enum class Where : std::uint8_t {
    Board,
    Battlefield,
    Base,
    Here, ///< where the source is, or the battlefield of the event
    Combat, ///< in the combat that goes on
    Trash,
    Hand,
    Chain,
    Facedown,
    Anywhere,
};

/// Which cards are meant.
struct Filter
{
    std::uint16_t kinds = 0; ///< bits of Kind
    Side side = Side::Any;
    Where where = Where::Board;
    bool other = false; ///< not the source
    std::int8_t mightMost = 127;
    std::int8_t costLeast = 0; ///< of energy
    std::int8_t costMost = 127;
    std::uint16_t needs = 0; ///< bits of status that it has …
    std::uint16_t lacks = 0; ///< … and that it has not
    TagId tag = 0;
    bool token = false;
    bool alone = false; ///< the only unit of its player where it is
    FilterId orElse = 0; ///< or what this one describes
    friend bool operator==(const Filter &, const Filter &) = default;
};

enum class Pick : std::uint8_t {
    None,
    Me,
    It, ///< what the effect before was done to
    Subject, ///< whom the event happened to
    Group, ///< a group of targets again, by its number
    Target, ///< chosen when the item is finalized
    All,
    Choose, ///< chosen when the effect resolves
};

/// Which cards something is done to.
struct Selector
{
    Pick pick = Pick::None;
    FilterId filter = 0;
    std::uint8_t least = 1;
    std::uint8_t most = 1;
    std::uint8_t group = 0; ///< of Target and Group
    std::uint8_t place = 0; ///< All: those of one battlefield that is chosen as a target
    std::uint8_t mode = kNone; ///< chosen only with that mode
};

enum class AmountKind : std::uint8_t { None, Number, Count, Might, CostOf };
struct Amount
{
    AmountKind kind = AmountKind::None;
    std::int16_t number = 0;
    FilterId filter = 0;
    SelId of = 0;
};

enum class CondKind : std::uint8_t {
    None,
    Killed, ///< the effect before killed it
    Did, ///< the effect before was done
    Paid, ///< the optional additional cost was paid
    Count, ///< at least so many that the filter describes
    Alone, ///< the only unit of its player there
    Status, ///< the source has the status
    AtBattlefield, ///< the source is at one
    Discarded, ///< its player discarded a card this turn
    Legion, ///< its player played another card this turn
    InHand, ///< at most so many cards in hand
    FightingAlone, ///< attacking or defending, the only one of its player
    TheirTurn, ///< it is an opponent's turn
};
struct Cond
{
    CondKind kind = CondKind::None;
    bool denied = false; ///< it holds when that does not
    std::int16_t number = 0;
    FilterId filter = 0;
    SelId of = 0;
    std::uint16_t status = 0;
};

enum class Lasts : std::uint8_t { Turn, Combat, Always };
enum class Spot : std::uint8_t { Base, Here, Yours }; ///< Yours: base or a battlefield of yours

/// What is added, in Node::number: a domain, or one of these.
inline constexpr std::uint8_t kAnyWord = kDomains;
inline constexpr std::uint8_t kEnergyWord = kDomains + 1;

/// An effect, or a part of what always holds.
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
    DefId def = 0; ///< of a token
    AbilityId later = 0; ///< a delayed ability
    std::int8_t least = -128;
    std::uint8_t number = 0;
    bool flag = false;
};

/// A cost besides resources.
struct CostPart
{
    enum class Kind : std::uint8_t {
        None,
        Exhaust, ///< the selected cards
        Kill,
        Discard,
        SpendBuff,
        RecycleTrash,
    };
    Kind kind = Kind::None;
    std::uint8_t count = 1;
    SelId of = 0;
};

/// What an ability costs, or what an additional cost is.
struct FullCost
{
    Cost resources;
    bool exhaust = false; ///< the source itself
    bool kill = false;
    CostPart part;
    std::uint8_t discount = 0; ///< of an additional cost: so much energy less, if it is paid
};

enum class AbilityKind : std::uint8_t {
    Spell,
    Triggered,
    Activated,
    Adding, ///< it adds resources and never waits (429)
    Static,
    Additional, ///< an additional cost of playing the card
};

struct Ability
{
    AbilityKind kind = AbilityKind::Spell;
    Trig on = Trig::Played;
    Whom whom = Whom::Me;
    FilterId subject = 0;
    CondId cond = 0; ///< right after the condition, or while it holds
    bool may = false; ///< a leading "you may"
    bool optional = false; ///< of an additional cost
    bool action = false; ///< also in showdowns
    bool reaction = false;
    bool oncePerTurn = false;
    std::uint8_t number = 0; ///< among the abilities of its card, from 0
    std::uint8_t activated = 0; ///< among its activated ones, from 1
    std::uint8_t groups = 0; ///< how many groups of targets it has
    std::uint8_t modes = 0; ///< how many there are to choose one of (355.3)
    bool freshModes = false; ///< one that was not chosen this turn
    FullCost cost;
    NodeId effect = 0;
    Kw keyword = Kw::Accelerate; ///< the one that it comes from
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
