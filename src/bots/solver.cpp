#include "bots/solver.h"

#include <set>

namespace playmat::bots {

namespace {

class Solver
{
public:
    Solver(swu::PlayerId asked, int positions)
        : m_asked(asked)
        , m_left(positions)
    {
    }

    bool wins(const swu::Game &game)
    {
        if (game.over())
            return game.result() && game.result()->winner == m_asked;
        if (game.revealedInformation() || game.decision().player != m_asked || --m_left < 0
            || !m_tried.insert(game.hash()).second)
            return false;
        std::vector<Candidate> candidates;
        candidatesFor(game, candidates);
        swu::Game after = game;
        for (const Candidate &c : candidates) {
            after = game;
            if (after.apply(c.answer).ok() && wins(after))
                return true;
        }
        return false;
    }

private:
    swu::PlayerId m_asked;
    int m_left;
    std::set<std::uint64_t> m_tried;
};

} // namespace

std::optional<std::size_t> winningCandidate(const swu::Game &game,
                                            const std::vector<Candidate> &candidates, int positions)
{
    Solver solver(game.decision().player, positions);
    swu::Game after = game;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        after = game;
        if (after.apply(candidates[i].answer).ok() && solver.wins(after))
            return i;
    }
    return std::nullopt;
}

} // namespace playmat::bots
