#pragma once

#include "engine/lorcana/state/types.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// A position to begin with: for tests, lessons and bug reports.
namespace playmat::lorcana {

/// A card under another, from the top down.
struct UnderCard
{
    DefId def = 0;
    bool faceUp = true;
};

/// A card in play or in an inkwell. In an inkwell only `exerted` counts.
struct PlacedCard
{
    DefId def = 0;
    int damage = 0;
    bool exerted = false;
    bool drying = false;
    std::optional<std::size_t> at; ///< the place of its location in the same list
    std::vector<UnderCard> under;
};

struct SeatPosition
{
    int lore = 0;
    int inked = 0; ///< by the turn action this turn
    std::vector<DefId> hand; ///< the first card first
    bool handGiven = false; ///< in Setup: an empty hand is meant, too; a hand with cards always is
    std::vector<DefId> deck; ///< the top card first
    std::vector<DefId> discard; ///< the lowest card first
    std::vector<PlacedCard> inkwell;
    std::vector<PlacedCard> play; ///< in the order in which they came into play
};

enum class Start : std::uint8_t { Setup, Beginning, Main };

struct Position
{
    std::uint64_t seed = 0;
    int turn = 1; ///< of both players
    PlayerId active = 0;
    std::optional<PlayerId> firstPlayer = PlayerId{0}; ///< nothing: it is asked (Setup)
    Start start = Start::Main;
    core::Questions questions = core::Questions::Needed;
    std::array<SeatPosition, kPlayers> seats;
};

} // namespace playmat::lorcana
