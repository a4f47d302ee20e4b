#pragma once

#include "engine/core/bits.h"
#include "engine/core/card_set.h"
#include "engine/core/decision.h"
#include "engine/swu/state/limits.h"

#include <array>
#include <cstdint>

/// Words of Star Wars: Unlimited that the whole rule system uses.
namespace playmat::swu {

using core::CardId;
using core::kNone;
using core::PlayerId;

using CardSet = core::CardSet<kMaxCards>;

#ifndef PLAYMAT_SWU_SEATS // tests build these sources once more, for three
#define PLAYMAT_SWU_SEATS 2
#endif
inline constexpr int kPlayers = PLAYMAT_SWU_SEATS; ///< seats of the format that is played
static_assert(kPlayers >= 2 && kPlayers <= 4, "Deed keeps a player in two bits");
/// The bits of all players.
inline constexpr auto kEverybody = static_cast<std::uint8_t>((1U << kPlayers) - 1U);
/// The next of a player's opponents, with two seats the only one. Which opponent an effect is about
/// where there are more is a question to its controller (rules/opponent.h).
[[nodiscard]] constexpr PlayerId opponentOf(PlayerId player)
{
    return core::nextPlayer(player, kPlayers);
}

using DefId = std::uint16_t; ///< index into CardDb::defs, 0 = none
using NodeId = std::uint16_t; ///< index into Program::nodes, 0 = none
using FilterId = std::uint16_t; ///< … and so on, 0 = none everywhere
using AmountId = std::uint16_t;
using CondId = std::uint16_t;
using SelId = std::uint16_t;
using AbilityId = std::uint16_t;
using NameId = std::uint16_t; ///< index into CardDb::names (titles without subtitle)

enum class CardType : std::uint8_t {
    None,
    Leader,
    Base,
    Unit,
    Upgrade,
    Event,
    TokenUnit,
    TokenUpgrade,
    Token, ///< of no second type: the Force, a Credit (CR 3.7.1)
};

enum class Aspect : std::uint8_t { Vigilance, Command, Aggression, Cunning, Heroism, Villainy };
inline constexpr int kAspects = 6;

/// Zones of CR 4 plus two places that are not zones: under a unit (captured) and set aside.
enum class Zone : std::uint8_t {
    Base,
    Ground,
    Space,
    Resources,
    Deck,
    Hand,
    Discard,
    Captured,
    Aside,
};
inline constexpr int kZones = 9;
/// The zone in a set of zones.
[[nodiscard]] constexpr std::uint16_t zoneBit(Zone z)
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(z));
}
[[nodiscard]] constexpr bool isArena(Zone z)
{
    return z == Zone::Ground || z == Zone::Space;
}
[[nodiscard]] constexpr bool isShared(Zone z)
{
    return isArena(z);
}

/// Keywords as bits; named here are those that the rules ask for by name. All of them, with what
/// else is known of each, are rows of words::keywords. Raid and Restore carry a number beside the
/// bit.
using Keywords = core::Bits<32>;
namespace kw {
inline constexpr Keywords Ambush = Keywords::of(0);
inline constexpr Keywords Grit = Keywords::of(1);
inline constexpr Keywords Overwhelm = Keywords::of(2);
inline constexpr Keywords Raid = Keywords::of(3);
inline constexpr Keywords Restore = Keywords::of(4);
inline constexpr Keywords Saboteur = Keywords::of(5);
inline constexpr Keywords Sentinel = Keywords::of(6);
inline constexpr Keywords Shielded = Keywords::of(7);
inline constexpr Keywords Smuggle = Keywords::of(9); ///< a resource has it too (CR 7.5.14D)
inline constexpr Keywords Bounty = Keywords::of(10);
inline constexpr Keywords Coordinate = Keywords::of(11);
inline constexpr Keywords Exploit = Keywords::of(12);
inline constexpr Keywords Piloting = Keywords::of(13);
inline constexpr Keywords Plot = Keywords::of(14); ///< a resource has it too (CR 7.5.19A)
inline constexpr Keywords Support = Keywords::of(15);
inline constexpr Keywords Fortify = Keywords::of(16);
inline constexpr Keywords OfResources = Smuggle | Plot; ///< a resource has no others
} // namespace kw

/// By which rule a card is played, where that is not the rule for any card in hand.
enum class PlayWay : std::uint8_t { Plain, Smuggle, Plot, Piloting };

/// Traits, numbered by the card database in order of first appearance.
using TraitMask = core::Bits<256>;
/// What triggers abilities (trig), and rules of abilities by number (Rule), both in
/// language/ability.h.
using Triggers = core::Bits<64>;
using Rules = core::Bits<64>;

/// How long a lasting effect lasts, and when a delayed one happens.
enum class Duration : std::uint8_t { Forever, Attack, Phase, Round, WhileSourceInPlay };
enum class When : std::uint8_t { RegroupStart, ActionStart, EndOfPhase, LeavesPlay, AttackOver };

enum class Phase : std::uint8_t { Setup, Action, Regroup, Over };

/// Option kinds of this game's decisions (core::Option::kind); names as in the headless protocol.
enum class OptionKind : std::uint8_t {
    Play,
    Attack,
    Ability,
    Deploy,
    TakeInitiative,
    Pass,
    Card, ///< this card is chosen
    Player,
    Mode, ///< number = index of the mode
    Number,
    Yes,
    No,
    Trigger, ///< card = source, ability; number tells equal ones apart
    Pay,
    Keep,
    Mulligan,
};

/// What kind of text the question needs (core::Decision::prompt).
enum class Prompt : std::uint16_t {
    TakeAction,
    ChooseFirstPlayer, ///< who begins with the initiative
    KeepOrMulligan,
    ResourceTwo, ///< setup: exactly two
    ResourceOne, ///< regroup: up to one
    ChooseTargets, ///< by an effect: decision.node says which
    ChooseAttack, ///< attack with a unit
    ChoosePlay, ///< play a card by an ability
    ChoosePlayerFor,
    ChooseMode,
    ChooseNumber,
    NameACard,
    MayUse, ///< "you may"
    OrderCards,
    WhoResolvesFirst, ///< CR 7.6.10
    NextTrigger,
    DivideDamage,
    DefeatDuplicate, ///< uniqueness, CR 8.29
    PayOrNot,
    SearchCards,
    AmbushAttack,
    SayNo, ///< yes: says "no" to what would happen otherwise
    RevealMore, ///< one more card, or stop
    DiscardToPay, ///< instead of the cost
    PayCost, ///< which card pays for an ability
    MayIfItFits, ///< "you may", about what only its player sees: asked even when it does not fit
    Exploit, ///< which units are defeated so that a card costs less
    LookedAt, ///< no choice: these cards have been looked at
    PayWithTokens, ///< which Credits are defeated, each for one resource
    SupportAttack,
    PreventDamage, ///< which card is defeated to prevent damage
};

/// What tells the hidden cards of a zone apart, in amount2 of the events that may be about one:
/// CardMoved, Attached, ControlChanged, Exhausted, Readied, Revealed.
namespace hidden {
inline constexpr int WasExhausted = 1 << 8; ///< before the event
inline constexpr int kOwnerShift = 9; ///< who owns it, two bits
inline constexpr int Owner = 3 << kOwnerShift;
inline constexpr int kShownShift = 11; ///< who looks at it there, a bit for each player
} // namespace hidden

/// Events of this game (core::Event::type). Fields that count are named.
enum class Ev : std::uint8_t {
    CardMoved, ///< card, from/fromPlayer, to/toPlayer, other = captor or host or none, amount = 0
               ///< for the top, amount2 = status there and hidden bits; a new object unless arena
               ///< to arena
    CardChanged, ///< card: derived values. amount = power, amount2 = HP; then KeywordsChanged if
                 ///< those differ
    KeywordsChanged, ///< card, amount = keyword bits, amount2 = raid + 256 * restore
    DamageDealt, ///< card (victim), other (source or none), amount, amount2 = new total
    DamageHealed, ///< card, other, amount, amount2 = new total
    Exhausted, ///< card
    Readied, ///< card
    Attached, ///< card (upgrade), other (host)
    Detached, ///< card (upgrade), other (host)
    Defeated, ///< card, player = controller
    ShieldUsed, ///< card (the Shield), other (the unit), amount = damage prevented
    TokenCreated, ///< card, def, other = host for upgrades
    ControlChanged, ///< card, player = new controller, fromPlayer = the one before
    Revealed, ///< card; seenBy says to whom
    Concealed, ///< card is hidden again
    Shuffled, ///< player's deck
    TriggerPending, ///< card, amount = ability
    AbilityResolved, ///< card, amount = ability
    AttackDeclared, ///< card, other
    AttackEnded, ///< card, other
    PhaseStarted, ///< amount = Phase
    RoundStarted, ///< amount = round
    InitiativeTaken, ///< player
    InitiativeSet, ///< player has it, amount = 1 when it is claimed (taken) this round
    Passed, ///< player
    Drawn, ///< player, amount = number of cards (each also a CardMoved)
    CardPlayed, ///< card, player, other = host; amount = cost paid
    LeaderDeployed, ///< card
    AbilityUsed, ///< card, player, amount = ability (action abilities, epic actions)
    EpicUsed, ///< card
    FaceChanged, ///< card, amount = 1 deployed, 0 leader side
    DeckEmpty, ///< player could not draw, amount = damage
    NothingHappened, ///< card: an effect found nothing it could do
    ActiveChanged, ///< player
    EffectAdded, ///< card (source), other (affected or none), amount = effect kind: a lasting or
                 ///< delayed effect
    EffectEnded, ///< the same
    CostChanged, ///< card (in hand), amount = what it costs now; to its owner only
    PlayerPassedSet, ///< player, amount = 0/1
    Mulliganed, ///< player, amount = 1 took it, 0 kept
    DeckMoved, ///< card went to a place in a deck: amount = position from the top
    GameOver, ///< player = winner or none, amount = EndReason, amount2 = Capacity when suspended
    ChoiceMade, ///< card in play, chosen for what other does next; or player chose the number
                ///< amount
    NameChosen, ///< player, amount = NameId
    Damaged, ///< reserved
    StatusChanged, ///< card, amount = derived status bits (Blank, LeaderUnit), amount2 = 1: it has
                   ///< attacked this phase
    DamagePrevented, ///< card (what prevents it), other (the unit), amount
};

/// Suspended is not an end by the rules: a capacity is full (State::full), and there is no result.
enum class EndReason : std::uint8_t {
    None,
    BaseDefeated,
    BothBases,
    Conceded,
    Suspended,
    CardAbility, ///< a card's ability made a player lose
};

} // namespace playmat::swu
