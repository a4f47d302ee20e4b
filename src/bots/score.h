#pragma once

#include <cstdint>

namespace playmat::bots {

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
