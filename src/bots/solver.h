#pragma once

#include "bots/candidates.h"

#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace playmat::bots {

/// Whether one side wins before the action phase is over, whatever the other does: a search through
/// the candidates of both in one world. What shows something hidden proves nothing for it.
class PhaseSolver
{
public:
    PhaseSolver(swu::PlayerId attacker, int positions, std::stop_token stop)
        : m_attacker(attacker)
        , m_left(positions)
        , m_stop(std::move(stop))
    {
    }

    /// False also when that was too much to find out.
    [[nodiscard]] bool wins(const swu::Game &game);
    [[nodiscard]] bool spent() const { return m_left < 0; }

private:
    static constexpr int kDeepest = 60;

    [[nodiscard]] bool search(const swu::Game &game, int depth);

    swu::PlayerId m_attacker;
    int m_left;
    std::stop_token m_stop;
    std::unordered_map<std::uint64_t, bool> m_known;
};

/// The first candidate after which whoever is asked wins in this phase; nothing when none was found
/// among so many positions, or before it was to stop.
[[nodiscard]] std::optional<std::size_t> winningCandidate(const swu::Game &game,
                                                          const std::vector<Candidate> &candidates,
                                                          int positions,
                                                          const std::stop_token &stop);
/// For each candidate whether the other side wins in this phase after it, as far as was found out.
[[nodiscard]] std::vector<bool> losingCandidates(const swu::Game &game,
                                                 const std::vector<Candidate> &candidates,
                                                 int positions, const std::stop_token &stop);

/// Whether it is worth asking if the side wins in this phase: a rough count of what it can deal.
[[nodiscard]] bool mightWin(const swu::Game &game, swu::PlayerId side);

} // namespace playmat::bots
