#pragma once

#include "engine/lorcana/state/state.h"

/// What each kind of frame of the resolution stack keeps, and its steps in the order in which they
/// happen. A payload has no padding: unused bytes are named.
namespace playmat::lorcana {

struct SetupFrame
{
    PlayerId player = 0; ///< who is asked now
    std::uint8_t given = 0; ///< bits of players whose hand was given and is not drawn
};
enum class SetupStep : std::uint8_t { FirstPlayer, Draw, Alter, Shuffle };

/// A turn (CR 3). It needs to keep nothing: whose it is, is in the state.
enum class TurnStep : std::uint8_t {
    Ready,
    Set,
    Draw,
    Main,
    MainAsk,
    EndTriggers,
    EndEffects,
    FinalCheck,
    Next,
};

/// Waiting actions, game state checks and the bag (CR 1.8.3, 7.7.4).
/// `Bag`: the first thing is the bag, without a check before it.
enum class SettleStep : std::uint8_t { Check, Bag, Resolved };

/// A card being played (CR 4.3).
struct PlayFrame
{
    CardId card = kNone;
    PlayerId player = 0;
    PlayWay way = PlayWay::Ink;
    std::uint8_t cost = 0; ///< ink to pay
    CardId onto = kNone; ///< Shift: what it is put on; sing: the singer
    CardId second = kNone; ///< Duo and Combo Shift
    std::uint8_t shift = 0; ///< which of its Shift abilities
    std::uint8_t paid = 0; ///< cards that were chosen for costs
    std::uint8_t exerted = 0; ///< it enters play exerted
    std::uint8_t singers = 0; ///< participants, marked on the cards
    AbilityId by = 0; ///< the ability that offers the way
};
enum class PlayStep : std::uint8_t { Costs, AskCosts, Enter, AskExerted, Entered, Effects, Done };

/// A challenge (CR 4.6); who takes part is in State::challenge.
enum class ChallengeStep : std::uint8_t { Declared, Damage, Damaged, Ended };

/// An activated ability being used (CR 4.4).
struct UseAbilityFrame
{
    CardId card = kNone;
    std::uint8_t paid = 0;
    AbilityId ability = 0;
    std::uint16_t serial = 0;
};
enum class UseAbilityStep : std::uint8_t { Costs, AskCosts, Effects, Done };

/// Cards that arrived together lie at the end of a list: which of them is where (CR 7.2.3, 7.6.3).
struct OrderFrame
{
    PlayerId player = 0;
    Zone zone = Zone::Discard;
    std::uint8_t bottom = 0; ///< of a deck
    std::uint8_t count = 0;
};

/// A quest, challenge or move that costs more than ink (CR 4.5.1.2, 4.6.4.3, 4.7.3).
struct TollFrame
{
    CardId card = kNone;
    CardId target = kNone;
    OptionKind act = OptionKind::Quest;
    std::uint8_t ink = 0;
    std::uint8_t at = 0; ///< which of the abilities that ask for something is paid now
    std::uint8_t paid = 0; ///< parts of it that are paid
};

/// A list of effects (CR 6.7.2). Several frames may share one context.
struct EffectsFrame
{
    NodeId node = 0; ///< the one that is at work
    std::uint8_t ctx = 0;
    std::uint8_t owns = 0; ///< the context ends with this frame
    std::uint8_t all = 1; ///< everything so far was done completely
    PlayerId player = 0; ///< who is asked
    std::uint8_t a = 0; ///< of the op at work
    std::uint8_t b = 0;
    std::int16_t n = 0;
    CardId card = kNone;
    std::uint8_t c = 0;
    std::uint8_t second = 0; ///< the second selector of the op is at work
    std::uint8_t spare = 0;
};
/// The steps that all ops have; their own begin at `Own`.
enum class EffectStep : std::uint8_t { First, AskTargets, Targeted, Own = 10 };

} // namespace playmat::lorcana
