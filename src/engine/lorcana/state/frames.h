#pragma once

#include "engine/core/frame.h"
#include "engine/lorcana/state/types.h"

#include <array>
#include <cstdint>
#include <type_traits>

/// The entries of the resolution stack: one kind for each thing that takes several steps, with the
/// steps in the order of play and what it keeps between them. Code that reads a frame names its
/// kind (Frame::play, Frame::at …), which builds with assertions check. A journal keeps answers, so
/// nothing that was saved depends on any of these numbers.
namespace playmat::lorcana {

enum class FrameKind : std::uint8_t {
    None,
    Setup,
    Turn,
    Settle,
    Play,
    Challenge,
    UseAbility,
    Effects,
    Order,
    Toll,
};
inline constexpr std::size_t kFrameKinds = 10;

/// Bytes of a payload. Those that a kind has no use for are `spare`, so that each has a value.
inline constexpr std::size_t kPayload = 12;
template <std::size_t kUsed>
using Spare = std::array<std::uint8_t, kPayload - kUsed>;

// --- setting up (CR 2.2)

struct SetupFrame
{
    static constexpr FrameKind kKind = FrameKind::Setup;
    std::uint8_t given = 0; ///< bits of players whose hand was given and is not drawn
    Spare<1> spare{};
};
enum class SetupStep : std::uint8_t { FirstPlayer, Draw, Alter, Shuffle };

// --- a turn (CR 3); whose it is, is in the state

struct TurnFrame
{
    static constexpr FrameKind kKind = FrameKind::Turn;
    Spare<0> spare{};
};
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

// --- waiting actions, game state checks and the bag, until nothing is left (CR 1.8.3, 7.7.4)

struct SettleFrame
{
    static constexpr FrameKind kKind = FrameKind::Settle;
    Spare<0> spare{};
};
enum class SettleStep : std::uint8_t {
    Check,
    Bag, ///< the bag comes first, without a check before it
    Resolved,
};

// --- a card being played (CR 4.3)

struct PlayFrame
{
    static constexpr FrameKind kKind = FrameKind::Play;
    CardId card = kNone;
    PlayWay way = PlayWay::Ink;
    std::uint8_t cost = 0; ///< ink to pay
    CardId onto = kNone; ///< Shift: what it is put on; sing: the singer
    CardId second = kNone; ///< Duo and Combo Shift
    std::uint8_t shift = 0; ///< which of its Shift abilities
    std::uint8_t paid = 0; ///< cards that were chosen for costs
    std::uint8_t exerted = 0; ///< it enters play exerted
    std::uint8_t singers = 0; ///< participants, marked on the cards
    std::uint8_t spare = 0;
    AbilityId by = 0; ///< the ability that offers the way
};
enum class PlayStep : std::uint8_t { Costs, AskCosts, Enter, AskExerted, Entered, Effects, Done };

// --- a challenge (CR 4.6); who takes part is in State::challenge

struct ChallengeFrame
{
    static constexpr FrameKind kKind = FrameKind::Challenge;
    Spare<0> spare{};
};
enum class ChallengeStep : std::uint8_t { Declared, Damage, Damaged, Ended };

// --- an activated ability being used (CR 4.4)

struct UseAbilityFrame
{
    static constexpr FrameKind kKind = FrameKind::UseAbility;
    CardId card = kNone;
    std::uint8_t paid = 0;
    AbilityId ability = 0;
    std::uint16_t serial = 0;
    Spare<6> spare{};
};
enum class UseAbilityStep : std::uint8_t { Costs, AskCosts, Effects, Done };

// --- cards that arrived together lie at the end of a list of the player who is asked: which of
// them is where (CR 7.2.3, 7.6.3); of a single step

struct OrderFrame
{
    static constexpr FrameKind kKind = FrameKind::Order;
    Zone zone = Zone::Discard;
    std::uint8_t bottom = 0; ///< of a deck
    std::uint8_t count = 0;
    Spare<3> spare{};
};

// --- a quest, challenge or move that costs more than ink (CR 4.5.1.2, 4.6.4.3, 4.7.3); of a
// single step

struct TollFrame
{
    static constexpr FrameKind kKind = FrameKind::Toll;
    CardId card = kNone;
    CardId target = kNone;
    OptionKind act = OptionKind::Quest;
    std::uint8_t ink = 0;
    std::uint8_t at = 0; ///< which of the abilities that ask for something is paid now
    std::uint8_t paid = 0; ///< parts of it that are paid
    Spare<6> spare{};
};

// --- a list of effects (CR 6.7.2); several frames may share one context

struct EffectsFrame
{
    static constexpr FrameKind kKind = FrameKind::Effects;
    NodeId node = 0; ///< the effect at work; none: the list is done
    std::uint8_t owns = 0; ///< the context ends with this frame
    std::uint8_t allDone = 1; ///< everything in the list so far was done completely
    std::uint8_t second = 0; ///< the second selector of the effect is at work
    std::uint8_t fully = 0; ///< the effect has been done completely so far
    std::uint8_t count = 0; ///< of cards or places: how many are dealt with, or are to be chosen
    std::uint8_t players = 0; ///< bits of the players still to come
    CardId card = kNone; ///< the one that is asked about
    Spare<9> spare{};
};
/// The steps that effects have in common; an op that has others counts them from kOwnSteps on.
enum class EffectStep : std::uint8_t { First, AskTargets, Targeted };
inline constexpr std::uint8_t kOwnSteps = 10;
/// Of an op with one question of its own, and perhaps a list that its answer leads to.
enum class OwnStep : std::uint8_t { Ask = kOwnSteps, Listed };

/// What a frame of each kind keeps.
union Payload {
    std::array<std::uint8_t, kPayload> none{};
    SetupFrame setup;
    TurnFrame turn;
    SettleFrame settle;
    PlayFrame play;
    ChallengeFrame challenge;
    UseAbilityFrame useAbility;
    OrderFrame order;
    TollFrame toll;
    EffectsFrame effects;
};

} // namespace playmat::lorcana

namespace playmat::core {
template <>
inline constexpr auto kStepsOf<lorcana::FrameKind, lorcana::SetupStep> = lorcana::FrameKind::Setup;
template <>
inline constexpr auto kStepsOf<lorcana::FrameKind, lorcana::TurnStep> = lorcana::FrameKind::Turn;
template <>
inline constexpr auto
    kStepsOf<lorcana::FrameKind, lorcana::SettleStep> = lorcana::FrameKind::Settle;
template <>
inline constexpr auto kStepsOf<lorcana::FrameKind, lorcana::PlayStep> = lorcana::FrameKind::Play;
template <>
inline constexpr auto
    kStepsOf<lorcana::FrameKind, lorcana::ChallengeStep> = lorcana::FrameKind::Challenge;
template <>
inline constexpr auto
    kStepsOf<lorcana::FrameKind, lorcana::UseAbilityStep> = lorcana::FrameKind::UseAbility;
} // namespace playmat::core

namespace playmat::lorcana {

/// One entry of the resolution stack (core::Frame).
struct Frame : core::Frame<Frame, FrameKind, Payload>
{
    [[nodiscard]] const SetupFrame &setup() const { return as(payload.setup); }
    [[nodiscard]] PlayFrame &play() { return as(payload.play); }
    [[nodiscard]] const PlayFrame &play() const { return as(payload.play); }
    [[nodiscard]] UseAbilityFrame &useAbility() { return as(payload.useAbility); }
    [[nodiscard]] const UseAbilityFrame &useAbility() const { return as(payload.useAbility); }
    [[nodiscard]] const OrderFrame &order() const { return as(payload.order); }
    [[nodiscard]] TollFrame &toll() { return as(payload.toll); }
    [[nodiscard]] const TollFrame &toll() const { return as(payload.toll); }
    [[nodiscard]] EffectsFrame &effects() { return as(payload.effects); }
    [[nodiscard]] const EffectsFrame &effects() const { return as(payload.effects); }
};
static_assert(std::has_unique_object_representations_v<Frame>, "hash and == work on the bytes");
static_assert(std::is_trivially_copyable_v<Frame> && sizeof(Frame) == 16);

} // namespace playmat::lorcana
