#pragma once

#include "learn/searched_game.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace playmat::learn {

/// Whether one side can force a win before this part of the game is over, whatever the other side
/// does: a search through all answers. Lines on which something hidden is shown prove nothing for
/// them, unless they end the game.
class Prover
{
public:
    static constexpr std::uint64_t kMostNodes = 250'000;
    static constexpr int kDeepest = 120;

    explicit Prover(core::PlayerId attacker, std::uint64_t mostNodes = kMostNodes)
        : m_attacker(attacker)
        , m_mostNodes(mostNodes)
    {
    }

    /// Nothing when the search has become too large; then it stays so.
    [[nodiscard]] std::optional<bool> wins(const SearchedGame &game);

    /// Each legal answer to the decision, and whether the attacker wins after it.
    struct Judged
    {
        core::Answer answer;
        bool wins = false;
        bool revealed = false; ///< it shows something hidden
    };
    [[nodiscard]] std::optional<std::vector<Judged>> judgeAll(const SearchedGame &game);

    /// How the side with the upper hand makes good on it: answers to the end of the part, where
    /// whoever can keep the outcome does, and the other side does what keeps it longest on its
    /// usual way. Nothing when the search is too large.
    [[nodiscard]] std::optional<std::vector<core::Answer>> line(const SearchedGame &game);

    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }
    /// Whether a line was cut off because something hidden was shown.
    [[nodiscard]] bool metLuck() const { return m_luck; }

private:
    [[nodiscard]] bool spent() const { return m_tooDeep || m_nodes > m_mostNodes; }
    bool search(const SearchedGame &game, int depth);
    bool valueAfter(const SearchedGame &next, int depth);

    core::PlayerId m_attacker;
    std::uint64_t m_mostNodes;
    std::uint64_t m_nodes = 0;
    bool m_tooDeep = false;
    bool m_luck = false;
    std::unordered_map<std::uint64_t, bool> m_known;
};

} // namespace playmat::learn
