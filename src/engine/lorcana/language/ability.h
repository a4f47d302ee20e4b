#pragma once

#include "engine/lorcana/state/types.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// The ability language of Disney Lorcana in its loaded form: small typed records in one immutable
/// arena (`Program`), named by index. The JSON form is in resources/cards/lorcana; loader.h turns
/// one into the other, text/printer.h prints the card text from exactly these records. Index 0 of
/// every table means "none".
namespace playmat::lorcana {

/// A single card that an ability can refer to without a choice.
enum class Ref : std::uint8_t {
    None,
    This, ///< the card with the ability
    It, ///< what the ability chose or did something to last
    Subject, ///< the card whose event triggered the ability
    Other, ///< the other card of that event: whom it challenged, who banished it …
};

/// Which players an effect means.
enum class Who : std::uint8_t {
    You,
    Opponents, ///< each opponent
    Each, ///< each player, the active one first (CR 6.7.6)
    OwnerOfIt,
    OwnerOfSubject,
    OwnerOfOther, ///< "the challenging player"
    Chosen, ///< the player chosen earlier in this ability
};

/// Whose cards a filter means, seen from the ability's player.
enum class Side : std::uint8_t { Any, Yours, Opposing, Theirs /**< of the player meant now */ };

/// Yes/no properties; a filter may require some and exclude some.
using Props = std::uint32_t;
namespace prop {
inline constexpr Props Damaged = 1U << 0U;
inline constexpr Props Exerted = 1U << 1U;
inline constexpr Props Ready = 1U << 2U;
inline constexpr Props Drying = 1U << 3U;
inline constexpr Props Song = 1U << 4U;
inline constexpr Props Inkable = 1U << 5U; ///< has the inkwell symbol
inline constexpr Props This = 1U << 6U; ///< the card with the ability; excluded: "another"
inline constexpr Props It = 1U << 7U; ///< among what was chosen last; excluded: "a different"
inline constexpr Props Subject = 1U << 8U;
inline constexpr Props AtLocation = 1U << 9U;
inline constexpr Props Here = 1U << 10U; ///< at the location with the ability
inline constexpr Props HasUnder = 1U << 11U; ///< there is a card under it
inline constexpr Props Named = 1U << 12U; ///< has the name that this ability named
inline constexpr Props NameOfIt = 1U << 13U; ///< has a name of the card chosen last
inline constexpr Props Challenging = 1U << 14U;
inline constexpr Props Challenged = 1U << 15U; ///< being challenged
inline constexpr Props ByShift = 1U << 16U; ///< was played with Shift
} // namespace prop

/// A predicate over cards. Everything that is set must hold.
struct Filter
{
    std::uint8_t kinds = 0; ///< bits 1 << Kind, any of these; 0: any card
    Zone zone = Zone::Play; ///< where it is looked for
    Side side = Side::Any;
    std::uint8_t inks = 0; ///< any of these
    Keywords keywords = 0; ///< any of these
    Keywords notKeywords = 0; ///< none of these
    std::array<ClassId, 4> classes{}; ///< any of these
    std::array<ClassId, 2> notClasses{}; ///< none of these
    Props require = 0;
    Props exclude = 0;
    NameId name = 0;
    AmountId costMin = 0;
    AmountId costMax = 0;
    AmountId strengthMin = 0;
    AmountId strengthMax = 0;
    AmountId willpowerMin = 0;
    AmountId willpowerMax = 0;
    AmountId loreMin = 0;
    AmountId loreMax = 0;
    FilterId alt = 0; ///< or, instead of all of the above, this filter

    friend bool operator==(const Filter &, const Filter &) = default;
};

struct AmountSpec; ///< language/spec.h
struct CondSpec;
struct OpSpec;

struct Amount
{
    const AmountSpec *op = nullptr; ///< null: `value` itself
    std::int16_t value = 0;
    Ref ref = Ref::None;
    Who who = Who::You;
    Zone zone = Zone::Hand;
    FilterId filter = 0;
    AmountId a = 0;
    AmountId b = 0;

    friend bool operator==(const Amount &, const Amount &) = default;
};

struct Cond
{
    const CondSpec *op = nullptr;
    Ref ref = Ref::None;
    Who who = Who::You;
    Zone zone = Zone::Hand;
    FilterId filter = 0;
    AmountId least = 0; ///< 0: one
    AmountId most = 0;
    CondId a = 0; ///< of "and", "or", "not": the first of a chain
    CondId next = 0; ///< the next one of that chain

    friend bool operator==(const Cond &, const Cond &) = default;
};

enum class SelectMode : std::uint8_t {
    None,
    Ref,
    Each, ///< every card of the filter
    Choose, ///< cards of the filter are chosen on resolution (CR 6.1.3)
    All, ///< every card of It
    Top, ///< the top `count` cards of the deck of `who`, unseen
    Random, ///< `count` cards of the filter at random
};

struct Selector
{
    SelectMode mode = SelectMode::None;
    Ref ref = Ref::None;
    FilterId filter = 0;
    AmountId count = 0; ///< 0: one
    bool upTo = false;
    bool any = false; ///< any number of them
    Who who = Who::You; ///< who chooses; of Top: whose deck

    friend bool operator==(const Selector &, const Selector &) = default;
};

/// How long an effect lasts (CR 6.1.13).
enum class Duration : std::uint8_t {
    Turn, ///< this turn
    UntilYourNextTurn, ///< until the start of your next turn
    TheirNextTurn, ///< during the next turn of the player whose card it is over
    NextStart, ///< at the start of that player's next turn alone: its Ready step
    Forever,
};

/// What an ability waits for. The card to which it happens is the subject; the event also names the
/// other card.
namespace trig {
inline constexpr Triggers Played = 1U << 0U;
inline constexpr Triggers Quests = 1U << 1U;
inline constexpr Triggers Challenges = 1U << 2U;
inline constexpr Triggers Challenged = 1U << 3U;
inline constexpr Triggers Banished = 1U << 4U;
inline constexpr Triggers BanishedInChallenge = 1U << 5U;
inline constexpr Triggers ChallengesAndBanished = 1U << 6U; ///< it was the challenging one
inline constexpr Triggers ChallengedAndBanished = 1U << 7U;
inline constexpr Triggers BanishesInChallenge = 1U << 8U; ///< other: whom
inline constexpr Triggers TurnStarts = 1U << 9U;
inline constexpr Triggers TurnEnds = 1U << 10U;
inline constexpr Triggers Sings = 1U << 11U; ///< other: the song
inline constexpr Triggers Inked = 1U << 12U; ///< put into an inkwell
inline constexpr Triggers MovesTo = 1U << 13U; ///< other: the location
inline constexpr Triggers LeavesPlay = 1U << 14U;
inline constexpr Triggers DamageRemoved = 1U << 15U;
inline constexpr Triggers TakesDamage = 1U << 16U;
inline constexpr Triggers DealsDamage = 1U << 17U;
inline constexpr Triggers Draws = 1U << 18U; ///< a player: the subject is the card
inline constexpr Triggers Discards = 1U << 19U;
inline constexpr Triggers Readied = 1U << 20U;
inline constexpr Triggers Exerts = 1U << 21U;
inline constexpr Triggers PutUnder = 1U << 22U; ///< the subject is on top; other: the card
inline constexpr Triggers ChosenByAction = 1U << 23U; ///< an opponent's action chose it
} // namespace trig

/// What static abilities look at besides which cards are in play; a change of anything else leaves
/// the derived values as they are.
namespace reads {
inline constexpr std::uint16_t Ready = 1U << 0U; ///< ready or exerted
inline constexpr std::uint16_t Damage = 1U << 1U;
inline constexpr std::uint16_t Counts = 1U << 2U; ///< cards in hands, inkwells, piles; lore
inline constexpr std::uint16_t Challenge = 1U << 3U; ///< the challenge in progress
inline constexpr std::uint16_t Under = 1U << 4U; ///< stacks and locations
inline constexpr std::uint16_t All = 0xFFFFU;
} // namespace reads

/// One instruction of an ability. What each member means is said by its op (abilities/).
struct Node
{
    const OpSpec *op = nullptr;
    NodeId next = 0;
    NodeId body = 0;
    NodeId other = 0; ///< "else", "to"
    SelId target = 0;
    SelId second = 0;
    AmountId amount = 0;
    AmountId strength = 0;
    AmountId willpower = 0;
    AmountId lore = 0;
    FilterId filter = 0;
    CondId cond = 0;
    AbilityId ability = 0;
    Keywords keywords = 0;
    std::int8_t challenger = 0;
    std::int8_t resist = 0;
    std::int8_t singer = 0;
    std::int8_t boost = 0;
    Rule rule = Rule::None;
    Who who = Who::You;
    Duration duration = Duration::Turn;
    Zone zone = Zone::Deck; ///< where cards looked at go
    std::uint8_t flags = 0;
};
namespace nf {
inline constexpr std::uint8_t UpTo = 1U << 0U;
inline constexpr std::uint8_t Exerted = 1U << 1U;
inline constexpr std::uint8_t All = 1U << 2U; ///< the whole hand, all damage …
inline constexpr std::uint8_t Reveal = 1U << 3U;
inline constexpr std::uint8_t Put = 1U << 4U; ///< damage is put, not dealt (CR 1.9.2)
inline constexpr std::uint8_t FaceUp = 1U << 5U;
inline constexpr std::uint8_t Bottom = 1U << 6U;
inline constexpr std::uint8_t Free = 1U << 7U;
} // namespace nf

enum class AbilityKind : std::uint8_t {
    Triggered,
    Activated,
    Static,
    Cost, ///< a static one about what cards cost: `filter`, 0 = this card, in hand
    Way, ///< another way of paying for this card, in hand
    Toll, ///< a static one: what a quest, a challenge or a move costs beside what it costs anyway
    MoveCost, ///< a static one about the ink that moves cost
};

/// What is paid for an activated ability, or to play a card in another way.
struct Cost
{
    bool exert = false; ///< this card
    bool banish = false; ///< this card
    std::uint8_t ink = 0;
    std::uint8_t discard = 0; ///< how many cards of `discardFilter`
    std::uint8_t banishOther = 0;
    std::uint8_t exertOther = 0;
    FilterId discardFilter = 0;
    FilterId otherFilter = 0; ///< of what is banished or exerted beside it

    [[nodiscard]] bool asks() const { return discard + banishOther + exertOther > 0; }
    friend bool operator==(const Cost &, const Cost &) = default;
};

struct Ability
{
    AbilityKind kind = AbilityKind::Static;
    std::uint8_t number = 0; ///< its place among the abilities of its card, from 1
    std::uint8_t activated = 0; ///< its place among the activated ones, from 0
    bool yourTurn = false; ///< it works only during your turn
    bool oncePerTurn = false;
    std::uint16_t reads = 0; ///< static: bits of reads::
    bool late = false; ///< static: it reads values that others change, so it comes after them
    NameId name = 0; ///< as printed; 0: none
    DefId card = 0; ///< 0: a keyword's
    Triggers triggers = 0;
    FilterId subject = 0; ///< 0: this card
    FilterId with = 0; ///< what the other card must be
    CondId gate = 0; ///< "while": whether it works at all
    CondId secondary = 0; ///< "if" of a triggered ability: asked on resolution (CR 6.2.4)
    Cost cost;
    NodeId body = 0;
    // static ones
    SelId affects = 0;
    AmountId strength = 0;
    AmountId willpower = 0;
    AmountId lore = 0;
    AmountId amount = 0; ///< of a cost or of a rule with a number
    Keywords keywords = 0;
    std::int8_t challenger = 0;
    std::int8_t resist = 0;
    std::int8_t singer = 0;
    std::int8_t boost = 0;
    OptionKind act = OptionKind::Quest; ///< of a toll: what it is to be paid for
    Rule rule = Rule::None;
    FilterId filter = 0; ///< what a rule or a cost is about; of a toll: against or to what
    Who who = Who::You; ///< whom a rule of players is about
};

/// Everything that the cards say.
struct Program
{
    std::vector<Filter> filters{1};
    std::vector<Amount> amounts{1};
    std::vector<Cond> conds{1};
    std::vector<Selector> selectors{1};
    std::vector<Node> nodes{1};
    std::vector<Ability> abilities{1};
    std::vector<std::string> names{""}; ///< of cards, and of abilities
    std::vector<std::string> classes{""}; ///< classifications as printed
};

} // namespace playmat::lorcana
