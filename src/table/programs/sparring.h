#pragma once

#include <string>

namespace playmat::table {

/// How strong a program is that somebody wins against about as often as not, found by their games
/// against the one that adapts to them: a little stronger after each win, a little weaker after
/// each loss.
class Sparring
{
public:
    static constexpr int kLeast = 1040; ///< Elo of the weakest level
    static constexpr int kMost = 1950; ///< Elo of the strongest level

    Sparring() = default;
    /// As it was kept; what does not make sense is left out.
    Sparring(int elo, const std::string &results);

    /// After a game that a person has won or lost, or that nobody has won ('w', 'l', 'd').
    void note(char result);

    [[nodiscard]] int elo() const { return m_elo; }
    /// Of the last ten games, the oldest first.
    [[nodiscard]] const std::string &results() const { return m_results; }
    [[nodiscard]] int games() const { return int(m_results.size()); }
    [[nodiscard]] int wins() const;

private:
    int m_elo = 1150; // a beginner's
    std::string m_results;
};

} // namespace playmat::table
