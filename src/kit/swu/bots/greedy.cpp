#include "kit/swu/bots/greedy.h"

namespace playmat::bots {

namespace {

constexpr int kMostWithin = 16; ///< answers within one action
constexpr std::size_t kLookedAt = 8; ///< candidates of a question within it

} // namespace

bool isWithinAction(const swu::Game &game)
{
    switch (game.decision().kind) {
    case core::DecisionKind::None:
    case core::DecisionKind::Action:
    case core::DecisionKind::Mulligan:
    case core::DecisionKind::FirstPlayer:
    case core::DecisionKind::Resource:
        return false;
    default:
        return true;
    }
}

bool Greedy::answerAtOnce(swu::Game &game)
{
    candidatesFor(game, m_candidates);
    if (m_candidates.size() == 1)
        return game.apply(m_candidates[0].answer).ok();
    const swu::PlayerId asked = game.decision().player;
    double best = -1;
    swu::Game after = game;
    swu::Game kept = game;
    for (std::size_t i = 0; i < m_candidates.size() && i < kLookedAt; ++i) {
        after = game;
        if (!after.apply(m_candidates[i].answer).ok())
            continue;
        const double chance = chanceOf(*m_weights, after, asked);
        if (chance <= best)
            continue;
        best = chance;
        std::swap(kept, after);
    }
    if (best < 0)
        return false;
    std::swap(game, kept);
    return true;
}

void Greedy::settle(swu::Game &game)
{
    for (int i = 0; i < kMostWithin && !game.over() && isWithinAction(game); ++i)
        if (!answerAtOnce(game))
            return;
}

std::vector<double> Greedy::chances(const swu::Game &game, const std::vector<Candidate> &candidates)
{
    const swu::PlayerId asked = game.decision().player;
    std::vector<double> out;
    swu::Game after = game;
    for (const Candidate &c : candidates) {
        after = game;
        if (!after.apply(c.answer).ok()) {
            out.push_back(-1);
            continue;
        }
        settle(after);
        out.push_back(chanceOf(*m_weights, after, asked));
    }
    return out;
}

} // namespace playmat::bots
