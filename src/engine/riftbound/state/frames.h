#pragma once

#include "engine/core/frame.h"
#include "engine/riftbound/state/types.h"

#include <array>
#include <cstdint>

/// The entries of the resolution stack: one kind for each process with several steps, its steps in
/// the order of play, and the data it keeps between them.
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
    Save,
};
inline constexpr std::size_t kFrameKinds = 9;

/// Size of a payload in bytes. A kind fills its unused bytes with `spare` so that all have a value.
inline constexpr std::size_t kPayload = 12;
template <std::size_t kUsed>
using Spare = std::array<std::uint8_t, kPayload - kUsed>;

// --- setup (111–119)

struct SetupFrame
{
    static constexpr FrameKind kKind = FrameKind::Setup;
    std::uint8_t given = 0; ///< bit set of players whose hand is given by the position
    std::uint8_t asked = 0; ///< bit set of players who have decided
    Spare<2> spare{};
};
enum class SetupStep : std::uint8_t { Battlefields, Draw, Mulligan, Begin };

// --- a turn (314–317); the state has the turn player

struct TurnFrame
{
    static constexpr FrameKind kKind = FrameKind::Turn;
    std::uint8_t place = kNone; ///< the next battlefield to score
    Spare<1> spare{};
};
enum class TurnStep : std::uint8_t {
    Awaken,
    Beginning,
    Scoring,
    Channel,
    Draw,
    Main,
    MainReady, ///< nothing is left to resolve
    Ending,
    Expiration,
    Next,
};

// --- tasks, pending items and the chain, until it is empty (327–340)

struct ChainFrame
{
    static constexpr FrameKind kKind = FrameKind::Chain;
    std::uint8_t passed = 0; ///< bit set of players who passed in succession
    std::uint8_t ordering = kNone; ///< the player who orders their triggers
    Spare<2> spare{};
};
enum class ChainStep : std::uint8_t { Tasks, Noticed, Finalize, Execute, Resolved };

// --- finalizing an item of the chain (349–359)

struct FinalizeFrame
{
    static constexpr FrameKind kKind = FrameKind::Finalize;
    CardId item = kNone; ///< the item's card on the chain
    std::uint8_t group = 0; ///< the next group of targets to choose
    std::uint8_t paid = 0; ///< number of non-resource cost parts already paid
    std::uint8_t again = 0; ///< only the choices of an item on the chain are made anew (355)
    Spare<4> spare{};
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

// --- a showdown (341–348); the state has its battlefield

struct ShowdownFrame
{
    static constexpr FrameKind kKind = FrameKind::Showdown;
    std::uint8_t acted = 0; ///< a player opened the chain by playing or activating something
    Spare<1> spare{};
};
enum class ShowdownStep : std::uint8_t { Open, Focus, Chained, Close };

// --- the damage and the resolution of a combat (460, 461)

struct CombatFrame
{
    static constexpr FrameKind kKind = FrameKind::Combat;
    Spare<0> spare{};
};
enum class CombatStep : std::uint8_t { Attacker, Defender, Deal, Resolve };

// --- a list of effects; several frames may share one context

struct EffectsFrame
{
    static constexpr FrameKind kKind = FrameKind::Effects;
    NodeId node = 0; ///< the current effect; 0: the list is done
    std::uint8_t count = 0; ///< cards already dealt with, or cards to choose
    std::uint8_t players = 0; ///< bit set of the players still to come
    CardId card = kNone; ///< the card in question
    std::uint8_t again = 0; ///< remaining repeats of the list
    std::uint8_t top = 0; ///< the list belongs to a chain item
    Spare<7> spare{};
};
/// An op with more steps numbers them from Own on.
enum class EffectStep : std::uint8_t { First, Ask, Answered, Own };

// --- deaths that a payment may replace (372); the state has the dying cards

struct SaveFrame
{
    static constexpr FrameKind kKind = FrameKind::Save;
    AbilityId price = 0; ///< the ability with the cost of saving the card
    CardId card = kNone; ///< the dying card in question
    CardId by = kNone; ///< the card whose static ability saves it; kNone: a lasting effect
    std::uint8_t asked = 0; ///< number of savers already asked about for this card
    Spare<5> spare{};
};
enum class SaveStep : std::uint8_t { Next, Ask, Pay, Paid };

/// The payload of each kind of frame.
union Payload {
    std::array<std::uint8_t, kPayload> none{};
    SetupFrame setup;
    TurnFrame turn;
    ChainFrame chain;
    FinalizeFrame finalize;
    ShowdownFrame showdown;
    CombatFrame combat;
    EffectsFrame effects;
    SaveFrame save;
};

} // namespace playmat::riftbound

namespace playmat::core {
template <>
inline constexpr auto
    kStepsOf<riftbound::FrameKind, riftbound::SetupStep> = riftbound::FrameKind::Setup;
template <>
inline constexpr auto
    kStepsOf<riftbound::FrameKind, riftbound::TurnStep> = riftbound::FrameKind::Turn;
template <>
inline constexpr auto
    kStepsOf<riftbound::FrameKind, riftbound::ChainStep> = riftbound::FrameKind::Chain;
template <>
inline constexpr auto
    kStepsOf<riftbound::FrameKind, riftbound::FinalizeStep> = riftbound::FrameKind::Finalize;
template <>
inline constexpr auto
    kStepsOf<riftbound::FrameKind, riftbound::ShowdownStep> = riftbound::FrameKind::Showdown;
template <>
inline constexpr auto
    kStepsOf<riftbound::FrameKind, riftbound::CombatStep> = riftbound::FrameKind::Combat;
template <>
inline constexpr auto
    kStepsOf<riftbound::FrameKind, riftbound::SaveStep> = riftbound::FrameKind::Save;
} // namespace playmat::core

namespace playmat::riftbound {

struct Frame : core::Frame<Frame, FrameKind, Payload>
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
    [[nodiscard]] SaveFrame &save() { return as(payload.save); }
    [[nodiscard]] const SaveFrame &save() const { return as(payload.save); }
};
static_assert(std::has_unique_object_representations_v<Frame>, "hash and == work on the bytes");
static_assert(std::is_trivially_copyable_v<Frame> && sizeof(Frame) == 16);

template <class Kept>
[[nodiscard]] Frame frameOf(const Kept &kept, PlayerId player = kNone, std::uint8_t ctx = kNone)
{
    return Frame::of(kept, player, ctx);
}
template <class Kept, class Step>
[[nodiscard]] Frame frameAt(Step step, const Kept &kept, PlayerId player = kNone)
{
    return Frame::at(step, kept, player);
}

} // namespace playmat::riftbound
