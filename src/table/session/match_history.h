#pragma once

#include "match/match.h"
#include "table/game/table_game.h"

#include <vector>

namespace playmat::table {

/// The log of a match and what each seat did in it: written as it goes on, or again from its
/// answers after it was opened. It knows how far it was after each of them, so that taking answers
/// back costs nothing, however long the match is.
class MatchHistory
{
public:
    /// Everything that led to the match's position now.
    void rebuild(const match::Match &match, const TableGame &game);
    /// What it was when so many steps of the match had been done; not more than it knows of.
    void takeBackTo(std::size_t steps);
    /// One more answer: what it led to from `before`. Without `given` it is the beginning, or
    /// somebody conceded.
    void add(const TableGame &game, const Seen &before, const std::vector<PlaybackStep> &told,
             const GivenAnswer *given = nullptr);

    [[nodiscard]] const std::vector<LogRow> &log() const { return m_log; }
    /// The log as it was after that number of steps of the match.
    [[nodiscard]] std::vector<LogRow> logAfter(std::size_t steps) const;
    [[nodiscard]] const SeatCounts &counts(int seat) const { return m_counts.at(size_t(seat)); }
    [[nodiscard]] const BothCounts &counts() const { return m_counts; }

private:
    struct Mark
    {
        std::size_t rows = 0;
        BothCounts counts;
    };

    std::vector<LogRow> m_log;
    BothCounts m_counts;
    std::vector<Mark> m_marks; ///< after the beginning, and after each step of the match
};

} // namespace playmat::table
