#pragma once

#include "engine/core/capacity.h"

#include <cstdint>
#include <string>

/// Every capacity of a game's state, and why it is as large as it is. A list that is full drops
/// nothing: the game is suspended (EndReason::Suspended) and says which limit that was.
namespace playmat::riftbound {

/// A list of the state that can be full. Whatever pushes onto one names it.
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
inline constexpr std::size_t kCapacities = 9; ///< None counted

/// Cards of both players, 112 with a deck of forty each; the rest is for tokens and for abilities
/// on the chain, whose places are used again. A card's id is a byte, a set of cards three words.
inline constexpr std::size_t kMaxCards = 192;
/// The main deck and the rune deck of one player.
inline constexpr std::size_t kMaxDeck = 72;
/// Battlefields: as many as the largest mode of the rules has.
inline constexpr std::size_t kMaxPlaces = 4;
/// Effects that last, one for each card that they are over.
inline constexpr std::size_t kMaxEffects = 80;
/// Triggered abilities that wait to go on the chain.
inline constexpr std::size_t kMaxTriggers = 32;
inline constexpr std::size_t kMaxChain = 24;
/// Nested things being resolved.
inline constexpr std::size_t kMaxFrames = 20;
/// What the items of the chain have chosen, one each.
inline constexpr std::size_t kMaxContexts = 24;
/// What one of them can choose.
inline constexpr std::size_t kMaxTargets = 8;
/// Numbers of objects: one for each time that a card becomes a new one.
inline constexpr std::size_t kMaxObjects = 65535;
/// Damage, Might, points and everything else that is kept in a byte with a sign.
inline constexpr int kMostNumber = 120;
/// Steps between one answer and the next question.
inline constexpr std::size_t kMaxSteps = 20'000;

[[nodiscard]] std::size_t sizeOf(Capacity capacity);
/// In snake_case, as the headless protocol writes it.
[[nodiscard]] const char *capacityName(Capacity capacity);
/// What it counts, in English: "cards".
[[nodiscard]] const char *capacityWords(Capacity capacity);

struct State;

/// The most that was seen in each list.
struct Marks : core::Marks<kCapacities>
{
    using core::Marks<kCapacities>::note;
    void note(const State &state, std::size_t steps = 0);
};

} // namespace playmat::riftbound
