#pragma once

#include "bots/thinker.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// Measuring how strong programs are: matches in pairs of games with the same decks and shuffles
/// and the seats swapped.
namespace playmat::bots {

/// What a player needed.
struct Effort
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
                              std::array<Effort, 2> &efforts);

/// What a series of pairs says about the first player's chance in a game.
class Score
{
public:
    void add(double points);
    [[nodiscard]] std::uint64_t pairs() const { return m_pairs; }
    [[nodiscard]] double mean() const;
    /// Half the width of the 95 % interval.
    [[nodiscard]] double margin() const;
    [[nodiscard]] double elo() const { return eloOf(mean()); }
    /// Logarithm of how much likelier the result is if the first player is stronger by `better`
    /// than if both are equally strong (a sequential test ends at ±2.94).
    [[nodiscard]] double evidence(double better) const;
    [[nodiscard]] static double eloOf(double chance);

private:
    [[nodiscard]] double variance() const;

    std::uint64_t m_pairs = 0;
    double m_sum = 0; ///< of pairs' shares, 0 … 1
    double m_squares = 0;
};

} // namespace playmat::bots
