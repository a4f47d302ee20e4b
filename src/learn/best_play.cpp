#include "learn/best_play.h"

namespace playmat::learn {

namespace {

constexpr int kDeepest = 120;

} // namespace

BestPlay::Value BestPlay::search(const SearchedGame &game, int depth)
{
    const bool over = game.ended() || game.winner().has_value();
    if (over || spent() || depth > kDeepest)
        return {game.distance(m_attacker), 0};
    const std::uint64_t key = game.hash();
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    const Value value = choose(game, depth).value;
    m_known.emplace(key, value);
    return value;
}

/// What is best for whoever is asked. What shows something hidden ends the line, and is done only
/// where nothing else can be: nobody can reckon with what comes after it.
BestPlay::Choice BestPlay::choose(const SearchedGame &game, int depth)
{
    const bool mine = game.decision().player == m_attacker;
    std::optional<Choice> best;
    Choice lucky{{game.distance(m_attacker), 0}, {}};
    for (const core::Answer &answer : game.answers()) {
        const auto next = game.copy();
        ++m_nodes;
        if (!next->apply(answer))
            continue;
        if (next->revealed() && !next->ended() && !next->winner()) {
            lucky = {{next->distance(m_attacker), 1}, answer};
            continue;
        }
        Value value = search(*next, depth + 1);
        ++value.answers;
        if (spent())
            break;
        if (!best || (mine ? value < best->value : value > best->value))
            best = Choice{value, answer};
    }
    return best.value_or(lucky);
}

std::optional<BestPlay::Value> BestPlay::value(const SearchedGame &game)
{
    const Value out = search(game, 0);
    return spent() ? std::nullopt : std::optional(out);
}

std::optional<std::vector<core::Answer>> BestPlay::line(const SearchedGame &game)
{
    std::vector<core::Answer> out;
    std::unique_ptr<SearchedGame> at = game.copy();
    while (!at->ended() && !at->winner() && out.size() < static_cast<std::size_t>(kDeepest)) {
        const Choice choice = choose(*at, 0);
        if (spent())
            return std::nullopt;
        if (!at->apply(choice.answer))
            break;
        out.push_back(choice.answer);
        if (at->revealed())
            break;
    }
    return out;
}

} // namespace playmat::learn
