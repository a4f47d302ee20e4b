#pragma once

#include "bots/random_answer.h"
#include "kit/swu/bots/bot.h"

namespace playmat::bots {

/// Plays randomly; the same seed and questions give the same answers everywhere.
class RandomBot final : public Bot
{
public:
    RandomBot(std::uint64_t seed, std::size_t names)
        : m_rng(seed)
        , m_names(names)
    {
    }
    [[nodiscard]] core::Answer answer(const swu::DecisionView &decision, const Observe &) override
    {
        return randomAnswer(decision, m_rng, m_names);
    }

private:
    core::Rng m_rng;
    std::size_t m_names;
};

} // namespace playmat::bots
