#pragma once

#include "bots/advice.h"
#include "kit/swu/bots/knowledge.h"
#include "kit/swu/bots/search.h"

#include <cstdint>
#include <optional>
#include <stop_token>

/// Says what a seat does best, how sure that is, how it goes on and why, from what the seat may
/// know.
namespace playmat::bots {

/// The same advice for the same seed, game and effort, on any machine: no clock is asked.
class Coach
{
public:
    /// `knowledge` outlives it.
    Coach(const Knowledge &knowledge, std::uint64_t seed)
        : m_knowledge(&knowledge)
        , m_seed(seed)
    {
    }

    /// About the open question of `seen`, which is swu::seenBy(game, the seat that is asked).
    /// `about`: an answer as the seat is told it, to be compared with the best. Once `stop` is
    /// requested, soon nothing.
    [[nodiscard]] std::optional<Advice> advise(const swu::SeatedGame &seen, const Effort &effort,
                                               const std::stop_token &stop,
                                               const std::optional<core::Answer> &about = {}) const;

private:
    const Knowledge *m_knowledge;
    std::uint64_t m_seed;
};

} // namespace playmat::bots
