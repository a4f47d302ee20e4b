#pragma once

#include "engine/core/frame.h"
#include "engine/riftbound/state/types.h"

#include <array>
#include <cstdint>

/// The entries of the resolution stack: one kind for each thing that takes several steps, with the
/// steps in the order of play and what it keeps between them.
namespace playmat::riftbound {

enum class FrameKind : std::uint8_t {
    None,
    Setup,
    Turn,
    Chain,
    Finalize,
    Showdown,
    Combat,
    Effects,
};
inline constexpr std::size_t kFrameKinds = 8;

/// Bytes of a payload. Those that a kind has no use for are `spare`, so that each has a value.
inline constexpr std::size_t kPayload = 12;
template <std::size_t kUsed>
using Spare = std::array<std::uint8_t, kPayload - kUsed>;

// --- setting up (111–119)

struct SetupFrame
{
    static constexpr FrameKind kKind = FrameKind::Setup;
    std::uint8_t given = 0; ///< bits of players whose hand was given and is not drawn
    std::uint8_t asked = 0; ///< bits of players who have decided
    Spare<2> spare{};
};
enum class SetupStep : std::uint8_t { Battlefields, Draw, Mulligan, Begin };
constexpr FrameKind stepsOf(SetupStep)
{
    return FrameKind::Setup;
}

// --- a turn (314–317); whose it is, is in the state

struct TurnFrame
{
    static constexpr FrameKind kKind = FrameKind::Turn;
    std::uint8_t place = kNone; ///< the battlefield that is scored next
    Spare<1> spare{};
};
enum class TurnStep : std::uint8_t {
    Awaken,
    Beginning,
    Scoring,
    Channel,
    Draw,
    Main,
    MainReady, ///< nothing is open any more
    Ending,
    Expiration,
    Next,
};
constexpr FrameKind stepsOf(TurnStep)
{
    return FrameKind::Turn;
}

// --- tasks, what is pending, and the chain, until it is empty (327–340)

struct ChainFrame
{
    static constexpr FrameKind kKind = FrameKind::Chain;
    std::uint8_t passed = 0; ///< bits of players who passed in sequence
    std::uint8_t ordering = kNone; ///< the player whose triggers are put in order
    Spare<2> spare{};
};
enum class ChainStep : std::uint8_t { Tasks, Noticed, Finalize, Execute, Resolved };
constexpr FrameKind stepsOf(ChainStep)
{
    return FrameKind::Chain;
}

// --- an item of the chain on its way to being finalized (349–359)

struct FinalizeFrame
{
    static constexpr FrameKind kKind = FrameKind::Finalize;
    CardId item = kNone; ///< the card of the chain
    std::uint8_t group = 0; ///< which targets are chosen next
    std::uint8_t paid = 0; ///< parts of its cost besides resources that are paid
    Spare<3> spare{};
};
enum class FinalizeStep : std::uint8_t {
    May,
    Costs,
    Mode,
    Targets,
    CostCards,
    Pay,
    Finalized,
};
constexpr FrameKind stepsOf(FinalizeStep)
{
    return FrameKind::Finalize;
}

// --- a showdown (341–348); where it is, is in the state

struct ShowdownFrame
{
    static constexpr FrameKind kKind = FrameKind::Showdown;
    std::uint8_t acted = 0; ///< the chain was opened by something played or activated
    Spare<1> spare{};
};
enum class ShowdownStep : std::uint8_t { Open, Focus, Chained, Close };
constexpr FrameKind stepsOf(ShowdownStep)
{
    return FrameKind::Showdown;
}

// --- the damage and the resolution of a combat (460, 461)

struct CombatFrame
{
    static constexpr FrameKind kKind = FrameKind::Combat;
    Spare<0> spare{};
};
enum class CombatStep : std::uint8_t { Attacker, Defender, Deal, Resolve };
constexpr FrameKind stepsOf(CombatStep)
{
    return FrameKind::Combat;
}

// --- a list of effects; several frames may share one context

struct EffectsFrame
{
    static constexpr FrameKind kKind = FrameKind::Effects;
    NodeId node = 0; ///< the effect at work; none: the list is done
    std::uint8_t count = 0; ///< how many are dealt with, or are to be chosen
    std::uint8_t players = 0; ///< bits of the players still to come
    CardId card = kNone; ///< the one that is asked about
    std::uint8_t again = 0; ///< how often the list is done once more
    std::uint8_t top = 0; ///< it is what a chain item does
    Spare<7> spare{};
};
/// An op that has more steps counts them from Own on.
enum class EffectStep : std::uint8_t { First, Ask, Answered, Own };
constexpr FrameKind stepsOf(EffectStep)
{
    return FrameKind::Effects;
}

/// What a frame of each kind keeps.
union Payload {
    std::array<std::uint8_t, kPayload> none{};
    SetupFrame setup;
    TurnFrame turn;
    ChainFrame chain;
    FinalizeFrame finalize;
    ShowdownFrame showdown;
    CombatFrame combat;
    EffectsFrame effects;
};

struct Frame : core::Frame<FrameKind, Payload>
{
    [[nodiscard]] SetupFrame &setup() { return as(payload.setup); }
    [[nodiscard]] const SetupFrame &setup() const { return as(payload.setup); }
    [[nodiscard]] TurnFrame &turn() { return as(payload.turn); }
    [[nodiscard]] ChainFrame &chain() { return as(payload.chain); }
    [[nodiscard]] const ChainFrame &chain() const { return as(payload.chain); }
    [[nodiscard]] FinalizeFrame &finalize() { return as(payload.finalize); }
    [[nodiscard]] const FinalizeFrame &finalize() const { return as(payload.finalize); }
    [[nodiscard]] ShowdownFrame &showdown() { return as(payload.showdown); }
    [[nodiscard]] EffectsFrame &effects() { return as(payload.effects); }
    [[nodiscard]] const EffectsFrame &effects() const { return as(payload.effects); }

    friend bool operator==(const Frame &a, const Frame &b)
    {
        return std::memcmp(&a, &b, sizeof a) == 0;
    }
};
static_assert(std::has_unique_object_representations_v<Frame>, "hash and == work on the bytes");
static_assert(std::is_trivially_copyable_v<Frame> && sizeof(Frame) == 16);

template <class Kept>
[[nodiscard]] Frame frameOf(const Kept &kept, PlayerId player = kNone, std::uint8_t ctx = kNone)
{
    return core::frameOf<Frame>(kept, player, ctx);
}
template <class Kept, class Step>
[[nodiscard]] Frame frameAt(Step step, const Kept &kept, PlayerId player = kNone)
{
    return core::frameAt<Frame>(step, kept, player);
}

} // namespace playmat::riftbound
