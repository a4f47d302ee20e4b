#pragma once

#include "engine/core/capacity.h"

#include <cstdint>
#include <string>

/// Every capacity of a game's state, and why it is as large as it is. The state is one value of a
/// fixed size; so each list in it ends somewhere. A list that is full drops nothing: the game is
/// suspended (EndReason::Suspended) and says which limit that was. `playmat-cli simulate --marks`
/// prints how close games come to each of them.
namespace playmat::swu {

/// A list of the state that can be full. Whatever pushes onto one names it.
enum class Capacity : std::uint8_t {
    None,
    Cards,
    Effects,
    Sets,
    Triggers,
    Frames,
    Contexts,
    Attacks,
    Deeds,
    Objects,
    Steps,
};
inline constexpr std::size_t kCapacities = 11; ///< None counted

/// Cards of both players, their leaders and bases, and the tokens that exist at the same time. A
/// card's id is a byte, a set of cards three words; a token that has left play gives its place to
/// the next one. Two decks of 50 leave 88 places for tokens, two of 80 leave 28. A format with more
/// seats, or with more tokens for such decks, is built with 240.
#ifndef PLAYMAT_SWU_CARDS // tests build these sources once more, for 240
#define PLAYMAT_SWU_CARDS 192
#endif
inline constexpr std::size_t kMaxCards = PLAYMAT_SWU_CARDS;

/// Cards of all decks together: with two seats 80 a side, with the tokens that such games were seen
/// to need beside them. The largest single deck is what is left beside one of 50.
inline constexpr std::size_t kMaxDecks = kMaxCards - 32;
inline constexpr std::size_t kMaxDeck = 110;

/// Lasting and delayed effects. One effect counts once, however many units it is over. Each takes a
/// card or an ability that made it: forty resources a side cannot pay for that many in a phase.
inline constexpr std::size_t kMaxEffects = 56;

/// Sets of cards: one for each lasting effect over several units, and one for each row of equal
/// triggered abilities that had to be put together. Six Rallying Cries and a Superlaser Blast over
/// everything with a General Krell and three listeners a side take fourteen.
inline constexpr std::size_t kMaxSets = 16;

/// Triggered abilities that wait. Equal ones of several cards, and those of one card about several
/// others, take one place together when there would be no other; so what counts is how many
/// different ones there are. Of the sets that are loaded fourteen a side can wait for one blast.
inline constexpr std::size_t kMaxTriggers = 40;
/// From this many on they are put together.
inline constexpr std::size_t kFoldTriggers = 32;

/// Nested things being resolved. An ability that makes a card be played or a
/// unit attack takes four or five, a window of triggers within a window one.
inline constexpr std::size_t kMaxFrames = 32;

/// What abilities that are being resolved remember: one each, and one for each walk over several
/// cards. More do not fit into the frames above.
inline constexpr std::size_t kMaxContexts = 12;

/// Attacks within attacks.
inline constexpr std::size_t kMaxAttacks = 4;

/// Deeds in the history (state/history.h): plays of the round, attacks, units that left play. There
/// is room for playing, attacking with and losing twenty units in a phase, each of which costs
/// resources.
inline constexpr std::size_t kMaxDeeds = 70;

/// Numbers of objects (CR 8.5.4), one for each entry into play.
inline constexpr std::size_t kMaxObjects = 65535;

/// Options that one answer can name.
inline constexpr std::size_t kMaxChosen = 96;

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

} // namespace playmat::swu
