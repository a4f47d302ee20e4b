#pragma once

#include "kit/swu/bots/candidates.h"
#include "kit/swu/bots/evaluation.h"

#include <vector>

namespace playmat::bots {

/// Looks one answer ahead: what does the table look like once it is carried out, with the best
/// choices within it for whoever makes them?
class Greedy
{
public:
    explicit Greedy(const Weights &weights)
        : m_weights(&weights)
    {
    }

    /// For each candidate the chance of whoever is asked; -1 for one that the game refuses. `game`
    /// is a world that the player imagines.
    [[nodiscard]] std::vector<double> chances(const swu::Game &game,
                                              const std::vector<Candidate> &candidates);

    /// Answers what is asked within an action until it is carried out.
    void settle(swu::Game &game);
    /// Gives the best answer at first sight to the open question; false when all are refused.
    bool answerAtOnce(swu::Game &game);

private:
    const Weights *m_weights;
    std::vector<Candidate> m_candidates;
};

/// Whether the question is one within an action, not a turn of its own.
[[nodiscard]] bool isWithinAction(const swu::Game &game);

} // namespace playmat::bots
