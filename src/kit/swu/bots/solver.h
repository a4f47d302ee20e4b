#pragma once

#include "kit/swu/bots/candidates.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace playmat::bots {

/// How long a question is looked into.
struct Limit
{
    int positions = 0;
    std::stop_token stop{};
    std::optional<std::chrono::steady_clock::time_point> until{}; ///< nothing: as long as it takes
};

/// Whether one side wins before the action phase is over, whatever the other does: a search through
/// the candidates of both in one world. What shows something hidden proves nothing for it.
class PhaseSolver
{
public:
    PhaseSolver(swu::PlayerId attacker, Limit limit)
        : m_attacker(attacker)
        , m_left(limit.positions)
        , m_limit(std::move(limit))
    {
    }

    /// False also when that was too much to find out.
    [[nodiscard]] bool wins(const swu::Game &game);
    [[nodiscard]] bool spent() const { return m_left < 0; }

private:
    static constexpr int kDeepest = 60;

    [[nodiscard]] bool search(const swu::Game &game, int depth);
    [[nodiscard]] bool outOfTime() const;

    swu::PlayerId m_attacker;
    int m_left;
    Limit m_limit;
    std::unordered_map<std::uint64_t, bool> m_known;
};

/// The first candidate after which whoever is asked wins in this phase; nothing when none was found
/// within the limit.
[[nodiscard]] std::optional<std::size_t> winningCandidate(const swu::Game &game,
                                                          const std::vector<Candidate> &candidates,
                                                          const Limit &limit);
/// For each candidate whether the other side wins in this phase after it, as far as was found out.
[[nodiscard]] std::vector<bool> losingCandidates(const swu::Game &game,
                                                 const std::vector<Candidate> &candidates,
                                                 const Limit &limit);

/// Whether it is worth asking if the side wins in this phase: a rough count of what it can deal.
[[nodiscard]] bool mightWin(const swu::Game &game, swu::PlayerId side);

} // namespace playmat::bots
