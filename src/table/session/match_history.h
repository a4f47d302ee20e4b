#pragma once

#include "match/match.h"
#include "table/game/table_game.h"

#include <vector>

namespace playmat::table {

/// The log of a match and what each seat did in it: written as it goes on, or again from its
/// answers after it was opened or taken back.
class MatchHistory
{
public:
    /// Everything that led to the match's position now.
    void rebuild(const match::Match &match, const TableGame &game);
    /// One more answer: what it led to from `before`. Without `given` it is the beginning, or
    /// somebody conceded.
    void add(const TableGame &game, const Seen &before, const std::vector<PlaybackStep> &told,
             const GivenAnswer *given = nullptr);

    [[nodiscard]] const std::vector<LogRow> &log() const { return m_log; }
    [[nodiscard]] const SeatCounts &counts(int seat) const { return m_counts.at(size_t(seat)); }

private:
    std::vector<LogRow> m_log;
    BothCounts m_counts;
};

} // namespace playmat::table
