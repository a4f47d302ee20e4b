#pragma once

#include <span>

namespace playmat::learn {

/// A strength with its uncertainty (Glicko-2): 95 in 100 are within two deviations.
struct Rating
{
    double value = 1000;
    double deviation = 350;
    double volatility = 0.06;

    friend bool operator==(const Rating &, const Rating &) = default;
};

/// The solver is at least this uncertain, and a puzzle a little more, so that both can move.
inline constexpr double kLeastDeviation = 60;
inline constexpr double kLeastPuzzleDeviation = 90;

/// One opponent of a period, and how it went: 1 won, 0.5 drawn, 0 lost.
struct RatedGame
{
    Rating opponent;
    double score = 0;
};

/// The rating after a period with those games, without a least deviation: the published method with
/// a system constant of 0.5.
[[nodiscard]] Rating afterPeriod(const Rating &rating, std::span<const RatedGame> games);

/// The learner's and the puzzle's rating after the first answer to a rated puzzle.
struct Solved
{
    Rating learner;
    Rating puzzle;
};
[[nodiscard]] Solved afterPuzzle(const Rating &learner, const Rating &puzzle, bool right);

} // namespace playmat::learn
