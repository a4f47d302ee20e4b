#include "learn/prover.h"

namespace playmat::learn {

/// The value of a position that an answer has just led to.
bool Prover::valueAfter(const SearchedGame &next, int depth)
{
    if (const auto winner = next.winner())
        return *winner == m_attacker;
    if (next.ended())
        return false;
    if (next.revealed()) {
        m_luck = true;
        return false;
    }
    return search(next, depth + 1);
}

bool Prover::search(const SearchedGame &game, int depth)
{
    m_tooDeep = m_tooDeep || depth > kDeepest;
    if (spent())
        return false;
    const std::uint64_t key = game.hash();
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    const bool mine = game.decision().player == m_attacker;
    bool value = !mine;
    for (const core::Answer &answer : game.answers()) {
        const auto next = game.copy();
        ++m_nodes;
        if (!next->apply(answer))
            continue;
        const bool wins = valueAfter(*next, depth);
        if (spent())
            return false;
        if (wins == mine) {
            value = mine;
            break;
        }
    }
    m_known.emplace(key, value);
    return value;
}

std::optional<bool> Prover::wins(const SearchedGame &game)
{
    bool value = false;
    if (const auto winner = game.winner())
        value = *winner == m_attacker;
    else if (!game.ended())
        value = search(game, 0);
    return spent() ? std::nullopt : std::optional(value);
}

std::optional<std::vector<Prover::Judged>> Prover::judgeAll(const SearchedGame &game)
{
    std::vector<Judged> out;
    for (const core::Answer &answer : game.answers()) {
        const auto next = game.copy();
        ++m_nodes;
        if (!next->apply(answer))
            continue;
        const bool over = next->ended() || next->winner();
        out.push_back({answer, valueAfter(*next, 0), next->revealed() && !over});
        if (spent())
            return std::nullopt;
    }
    return out;
}

std::optional<std::vector<core::Answer>> Prover::line(const SearchedGame &game)
{
    std::vector<core::Answer> out;
    std::unique_ptr<SearchedGame> at = game.copy();
    while (!at->ended() && !at->winner() && out.size() < static_cast<std::size_t>(kDeepest)) {
        const auto judged = judgeAll(*at);
        if (!judged)
            return std::nullopt;
        if (judged->empty())
            break;
        const bool mine = at->decision().player == m_attacker;
        const Judged *pick = &judged->front();
        for (const Judged &one : *judged)
            if (one.wins == mine) {
                pick = &one;
                break;
            }
        out.push_back(pick->answer);
        const bool revealed = pick->revealed;
        if (!at->apply(out.back()) || revealed)
            break; // nobody knows how it goes on
    }
    return out;
}

} // namespace playmat::learn
