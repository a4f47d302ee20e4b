#pragma once

#include "learn/searched_game.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace playmat::learn {

/// How close one side comes to winning in this part of the game when both do their best: where the
/// prover says no, this says by how much, and shows how. Of lines that lead equally far, the
/// attacker takes the shortest, and the other side the longest.
class BestPlay
{
public:
    static constexpr std::uint64_t kMostNodes = 60'000;

    explicit BestPlay(core::PlayerId attacker, std::uint64_t mostNodes = kMostNodes)
        : m_attacker(attacker)
        , m_mostNodes(mostNodes)
    {
    }

    struct Value
    {
        int distance = 0; ///< 0: the attacker wins
        int answers = 0; ///< until it is over

        friend auto operator<=>(const Value &, const Value &) = default;
    };
    /// Nothing when the search has become too large; then it stays so.
    [[nodiscard]] std::optional<Value> value(const SearchedGame &game);
    /// The answers to the end of the part, or until something hidden is shown.
    [[nodiscard]] std::optional<std::vector<core::Answer>> line(const SearchedGame &game);

    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    struct Choice
    {
        Value value;
        core::Answer answer;
    };
    [[nodiscard]] bool spent() const { return m_nodes > m_mostNodes; }
    [[nodiscard]] Value search(const SearchedGame &game, int depth);
    [[nodiscard]] Choice choose(const SearchedGame &game, int depth);

    core::PlayerId m_attacker;
    std::uint64_t m_mostNodes;
    std::uint64_t m_nodes = 0;
    std::unordered_map<std::uint64_t, Value> m_known;
};

} // namespace playmat::learn
