#include "kit/swu/bots/solver.h"

#include <algorithm>

namespace playmat::bots {

bool PhaseSolver::wins(const swu::Game &game)
{
    if (game.over())
        return game.result() && game.result()->winner == m_attacker;
    if (game.revealedInformation() || game.state().phase != swu::Phase::Action)
        return false;
    return search(game, 0);
}

bool PhaseSolver::outOfTime() const
{
    constexpr int kBetween = 32; // positions between two looks at the clock
    return m_limit.stop.stop_requested()
        || (m_limit.until && m_left % kBetween == 0
            && std::chrono::steady_clock::now() >= *m_limit.until);
}

bool PhaseSolver::search(const swu::Game &game, int depth)
{
    if (const auto known = m_known.find(game.hash()); known != m_known.end())
        return known->second;
    if (outOfTime())
        m_left = 0;
    if (--m_left < 0 || depth > kDeepest)
        return false;
    const bool mine = game.decision().player == m_attacker;
    std::vector<Candidate> candidates;
    candidatesFor(game, candidates);
    bool value = !mine && !candidates.empty();
    swu::Game after = game;
    for (const Candidate &c : candidates) {
        after = game;
        if (!after.apply(c.answer).ok())
            continue;
        const bool open = !after.over() && !after.revealedInformation()
            && after.state().phase == swu::Phase::Action;
        const bool won = open ? search(after, depth + 1) : wins(after);
        if (spent())
            return false;
        if (won == mine) {
            value = mine;
            break;
        }
    }
    m_known.emplace(game.hash(), value);
    return value;
}

std::optional<std::size_t> winningCandidate(const swu::Game &game,
                                            const std::vector<Candidate> &candidates,
                                            const Limit &limit)
{
    PhaseSolver solver(game.decision().player, limit);
    swu::Game after = game;
    for (std::size_t i = 0; i < candidates.size() && !solver.spent(); ++i) {
        after = game;
        if (after.apply(candidates[i].answer).ok() && solver.wins(after) && !solver.spent())
            return i;
    }
    return std::nullopt;
}

std::vector<bool> losingCandidates(const swu::Game &game, const std::vector<Candidate> &candidates,
                                   const Limit &limit)
{
    const auto other = swu::opponentOf(game.decision().player);
    std::vector<bool> out;
    PhaseSolver solver(other, limit);
    swu::Game after = game;
    for (const Candidate &c : candidates) {
        after = game;
        out.push_back(after.apply(c.answer).ok() && solver.wins(after) && !solver.spent());
    }
    return out;
}

bool mightWin(const swu::Game &game, swu::PlayerId side)
{
    constexpr int kPerResource = 3; // of damage, at most, by what can be played
    const swu::State &s = game.state();
    if (s.phase != swu::Phase::Action)
        return false;
    int damage = 0;
    for (const swu::Zone arena : {swu::Zone::Ground, swu::Zone::Space})
        s.forEach(arena, 0, [&](swu::CardId id) {
            const swu::Card &c = s.cards[id];
            if (c.controller == side)
                damage += c.power + c.raid;
        });
    s.forEach(swu::Zone::Resources, side, [&](swu::CardId id) {
        damage += (s.cards[id].status & swu::status::Exhausted) == 0 ? kPerResource : 0;
    });
    const swu::Card &base = s.cards[s.bases[swu::opponentOf(side)]];
    return damage >= base.hp - base.damage;
}

} // namespace playmat::bots
