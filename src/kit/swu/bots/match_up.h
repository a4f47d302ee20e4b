#pragma once

#include "bots/score.h"
#include "kit/swu/bots/thinker.h"

#include <array>
#include <cstdint>
#include <functional>

/// Measuring how strong programs are: matches in pairs of games with the same decks and shuffles
/// and the seats swapped.
namespace playmat::bots {

/// What a player needed.
struct Spent
{
    std::uint64_t decisions = 0;
    std::uint64_t simulations = 0;
    double seconds = 0; ///< of the processor's time
    double longest = 0; ///< of one decision, in seconds on the clock
    std::uint64_t refused = 0; ///< answers that the game did not take: there should be none
};

struct MatchUp
{
    std::array<Manner, 2> players;
    std::array<const Knowledge *, 2> knowledge{}; ///< of each
    std::array<swu::DeckChoice, swu::kPlayers> decks; ///< of the seats
    int ahead = 0; ///< simulations of the first player before each answer of the second
    /// Told of every answer before it is given, and once of the end, without one.
    std::function<void(const swu::Game &, const core::Answer *)> watch{};
};

/// Points of the first player in both games: 0 … 2.
[[nodiscard]] double playPair(const swu::CardDb &db, const MatchUp &up, std::uint64_t seed,
                              std::array<Spent, 2> &efforts);

} // namespace playmat::bots
