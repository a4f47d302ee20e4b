#pragma once

#include "engine/core/capacity.h"

#include <cstdint>
#include <string>

/// Every capacity of a game's state, and why it is as large as it is. A list that is full drops
/// nothing: the game is suspended (EndReason::Suspended) and says which limit that was.
namespace playmat::lorcana {

/// A list of the state that can be full. Whatever pushes onto one names it.
enum class Capacity : std::uint8_t {
    None,
    Cards,
    Effects,
    Sets,
    Bag,
    Frames,
    Contexts,
    WaitingActions,
    Objects,
    Steps,
};
inline constexpr std::size_t kCapacities = 10; ///< None counted

/// Cards of both players: there are no tokens, so this is what the two decks hold. A card's id is a
/// byte, a set of cards three words.
inline constexpr std::size_t kMaxCards = 192;
inline constexpr std::size_t kMaxDecks = 192;
/// The largest single deck: what is left beside one of sixty.
inline constexpr std::size_t kMaxDeck = 132;

/// Lasting effects. One effect counts once, however many characters it is over.
inline constexpr std::size_t kMaxEffects = 48;

/// Sets of cards: one for each lasting effect over several characters.
inline constexpr std::size_t kMaxSets = 14;

/// Triggered abilities in the bag. Forty characters that all see the same one banished fit.
inline constexpr std::size_t kMaxBag = 56;

/// Nested things being resolved. An ability that plays a card takes four.
inline constexpr std::size_t kMaxFrames = 24;

/// What abilities that are being resolved remember, one each.
inline constexpr std::size_t kMaxContexts = 8;

/// Actions that were played while something resolved and wait for its end (CR 6.7.8).
inline constexpr std::size_t kMaxWaitingActions = 8;

/// Numbers of objects: one for each time that a card becomes a new one.
inline constexpr std::size_t kMaxObjects = 65535;

/// Damage on one card, lore, and everything else that is kept in a byte with a sign.
inline constexpr int kMostNumber = 120;

[[nodiscard]] const core::CapacityRow<Capacity> &limitOf(Capacity capacity);
using core::capacityName;
using core::capacityWords;
using core::sizeOf;
/// What players are told when their game has reached it, in whole sentences.
[[nodiscard]] std::string suspendedText(Capacity capacity);

struct State;

/// Steps between one answer and the next question. Cards that set each other off for ever end
/// there; random games of all cards need a few dozens.
inline constexpr std::size_t kMaxSteps = 20'000;

/// The most that was seen in each list.
struct Marks : core::Marks<kCapacities>
{
    using core::Marks<kCapacities>::note;
    void note(const State &state, std::size_t steps = 0);
};

} // namespace playmat::lorcana
