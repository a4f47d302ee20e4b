#pragma once

#include "engine/core/capacity.h"

#include <cstdint>
#include <string>

/// All capacities of a game's state, with reasons for their sizes. A full list drops nothing: it
/// suspends the game (EndReason::Suspended), which then reports the limit.
namespace playmat::riftbound {

/// A list of the state with a capacity. Code that appends to a list names it.
enum class Capacity : std::uint8_t {
    None,
    Cards,
    Effects,
    Triggers,
    Chain,
    Frames,
    Contexts,
    Objects,
    Steps,
};
inline constexpr std::size_t kCapacities = 9; ///< including None

/// Cards of both players: 112 with decks of forty each. The rest is for tokens and for abilities on
/// the chain, whose slots are reused. A card id is one byte, and a set of cards three words.
inline constexpr std::size_t kMaxCards = 192;
/// The main deck and the rune deck of one player.
inline constexpr std::size_t kMaxDeck = 72;
/// Battlefields: as many as the largest mode of play needs.
inline constexpr std::size_t kMaxPlaces = 4;
/// Lasting effects, one for each affected card.
inline constexpr std::size_t kMaxEffects = 80;
/// Triggered abilities waiting to go on the chain.
inline constexpr std::size_t kMaxTriggers = 32;
inline constexpr std::size_t kMaxChain = 24;
/// Depth of nested resolutions.
inline constexpr std::size_t kMaxFrames = 20;
/// Choices made by items of the chain, one context for each item.
inline constexpr std::size_t kMaxContexts = 24;
/// Targets of one item.
inline constexpr std::size_t kMaxTargets = 8;
/// Serial numbers of objects; a card gets a new one whenever it becomes a new object.
inline constexpr std::size_t kMaxObjects = 65535;
/// Limit for Damage, Might, points and everything else stored in a signed byte.
inline constexpr int kMostNumber = 120;
/// Steps between an answer and the next decision.
inline constexpr std::size_t kMaxSteps = 20'000;

[[nodiscard]] const core::CapacityRow<Capacity> &limitOf(Capacity capacity);
using core::capacityName;
using core::capacityWords;
using core::sizeOf;

struct State;

/// The highest fill seen in each list.
struct Marks : core::Marks<kCapacities>
{
    using core::Marks<kCapacities>::note;
    void note(const State &state, std::size_t steps = 0);
};

} // namespace playmat::riftbound
