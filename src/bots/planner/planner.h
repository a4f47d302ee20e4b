#pragma once

#include "bots/level.h"
#include "bots/planner/board.h"
#include "bots/thought.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace playmat::bots::planner {

/// How a planner searches for an answer and how it chooses among those that it found.
struct Manner
{
    int playouts = 0; ///< number of play-outs for one question; 0: it looks only one answer ahead
    double temperature = 0; ///< how readily it picks an answer that is not best; 0: never
    std::chrono::milliseconds time{0}; ///< limit for one question; 0: no limit
    bool random = false; ///< it picks any legal answer at random
};
[[nodiscard]] Manner mannerOf(Level level);
/// The manner for a level's id, "greedy" or "random"; nullopt for any other name.
[[nodiscard]] std::optional<Manner> mannerNamed(std::string_view name);

/// What the planner has found out about one answer.
struct Choice
{
    core::Answer answer; ///< indexes the options of Beliefs::seen()
    double total = 0; ///< sum of the probabilities at the ends of its play-outs
    int playouts = 0;
    double glance = 0; ///< mean probability of winning after a look one answer ahead

    [[nodiscard]] double mean() const { return playouts == 0 ? glance : total / playouts; }
};

/// Searches for an answer in any game. It first looks one step ahead from each answer in several
/// worlds. Then it plays the better answers on to the end of the other player's next turn, in the
/// same worlds for all of them, and drops the weaker half after each round. Its answer depends only
/// on its seed, on the number of earlier calls and on the beliefs, unless it is stopped or reaches
/// its time limit.
class Planner
{
public:
    Planner(const Manner &manner, std::uint64_t seed)
        : m_manner(manner)
        , m_rng(seed)
    {
    }

    /// Chooses an answer; Thought::answer indexes the options of Beliefs::seen(). Returns nullopt
    /// if it finds no legal answer. After `stop` it returns soon, with the best it has found so
    /// far.
    [[nodiscard]] std::optional<Thought> think(const Beliefs &beliefs, const std::stop_token &stop);
    /// Returns the candidates, best first; think() chooses among these.
    [[nodiscard]] std::vector<Choice> weigh(const Beliefs &beliefs, const std::stop_token &stop);
    [[nodiscard]] const Manner &manner() const { return m_manner; }

private:
    class Worlds;
    void glance(Worlds &worlds, std::vector<Choice> &choices, const std::stop_token &stop);
    void playOn(Worlds &worlds, std::vector<Choice> &choices, const std::stop_token &stop);
    [[nodiscard]] const Choice &pick(const std::vector<Choice> &choices);
    [[nodiscard]] std::optional<core::Answer> anyAnswer(const Board &seen);

    Manner m_manner;
    core::Rng m_rng;
};

} // namespace playmat::bots::planner
